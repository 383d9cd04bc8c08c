import { CircleHelp } from "lucide-react";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { NAVIGATION_LABELS } from "./frame/copy";
import { NavLink } from "./nav-link";

type HelpAddresses = Pick<PublicConfig, "helpUrl" | "helpUrlUnderwriting">;

/** Returns the documentation site of a role, null if not configured; underwriting reviewers have their own. */
function getHelpAddress(role: Role, { helpUrl, helpUrlUnderwriting }: HelpAddresses): string | null {
  return role === "underwriting_reviewer" ? helpUrlUnderwriting : helpUrl;
}

/** Opens the role's documentation site in a new tab. */
export function HelpLink({ role, addresses }: { role: Role; addresses: HelpAddresses }) {
  const href = getHelpAddress(role, addresses);
  if (href === null) return null;
  return <NavLink href={href} icon={<CircleHelp aria-hidden="true" />} label={NAVIGATION_LABELS.help} isExternal />;
}
