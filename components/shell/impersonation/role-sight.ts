import { navigationFor } from "@/lib/access/role-table";
import type { Role } from "@/lib/domain/roles";
import { NAVIGATION_LABELS } from "../words";
import { IMPERSONATION_DIALOG_WORDS as WORDS } from "./dialog-words";

/** In British order: without a comma before the last. */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What a role sees, in words: the screens of its navigation, as it names them. */
export function roleSight(role: Role): string {
  const names = navigationFor(role).flatMap(({ name }) => (name === "help" ? [] : [NAVIGATION_LABELS[name]]));
  const [only = "", second] = names;
  return second === undefined ? WORDS.seesOnly(only) : list.format(names);
}
