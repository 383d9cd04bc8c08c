import { CircleHelp } from "lucide-react";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { NAVIGATION_LABELS } from "./frame/copy";
import { NavLink } from "./nav-link";

type HelpAddresses = Pick<PublicConfig, "helpUrl" | "helpUrlUnderwriting">;

/** The documentation site of a role; underwriting reviewers have their own. Null if none is configured. */
function helpAddress(role: Role, { helpUrl, helpUrlUnderwriting }: HelpAddresses): string | null {
  return role === "underwriting_reviewer" ? helpUrlUnderwriting : helpUrl;
}

/** Opens the role's documentation site in a new tab. */
export function HelpLink({ role, addresses }: { role: Role; addresses: HelpAddresses }) {
  const href = helpAddress(role, addresses);
  if (href === null) return null;
  return <NavLink href={href} icon={<CircleHelp aria-hidden="true" />} label={NAVIGATION_LABELS.help} isExternal />;
}
