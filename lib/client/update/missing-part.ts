/** Decides the reaction to a part of the app that could not be loaded. */
import { isStorageRefused, tabStore } from "../../browser-storage";
import { isMissingPart } from "../../load-part";

/** `unreached`: the network or server is down, so a later try may succeed. */
export type MissingPartRemedy = "unreached" | "reload" | "ask";

export type MissingPartFacts = {
  /** The build of this page. */
  build: string;
  /** The build that answers now; null without an answer. */
  readBuild: () => Promise<string | null>;
  isOnline: () => boolean;
  /** Whether everything is saved. */
  save: () => Promise<boolean>;
};

const STORAGE_KEY = "lintel-missing-parts";
const MAX_BUILDS = 20;

/** Notes that this tab reloads for a build. Returns false if noted before or if the browser cannot store the note. */
function noteReload(build: string): boolean {
  const known = (tabStore.get(STORAGE_KEY) ?? "").split("\n");
  if (known.includes(build)) return false;
  tabStore.set(STORAGE_KEY, [...known, build].slice(-MAX_BUILDS).join("\n"));
  return !isStorageRefused();
}

/**
 * A tab reloads itself once per build, if that loses nothing. Once per part would be too often: several parts are
 * loaded together, and the next page would reload for another part.
 */
export async function remedyOf(reason: unknown, facts: MissingPartFacts): Promise<MissingPartRemedy> {
  if (!isMissingPart(reason) || !facts.isOnline()) return "unreached";
  if ((await facts.readBuild()) === null) return "unreached";
  if (!(await facts.save()) || !noteReload(facts.build)) return "ask";
  return "reload";
}
