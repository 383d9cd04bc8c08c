"use client";

/** What stands in the list once somebody asks for it; the first paint has none of it. */
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { PolicyBulkProps, PolicyBulkReportProps } from "./policy-bulk";
import type { PolicyMenuProps } from "./policy-menu";

const menu = lazyPart(() => import("./policy-menu").then(({ PolicyMenu }) => PolicyMenu));
const bulk = lazyPart(() => import("./policy-bulk"));

/** The menu of a row. */
export function LaterMenu(props: PolicyMenuProps) {
  const Menu = useLazyPart(menu, true);
  return Menu ? <Menu {...props} /> : null;
}

/** What can be done with the chosen rows. */
export function LaterBulk(props: PolicyBulkProps) {
  const part = useLazyPart(bulk, props.chosen.length > 0);
  return part ? <part.PolicyBulk {...props} /> : null;
}

/** What became of that. */
export function LaterBulkReport(props: PolicyBulkReportProps) {
  const part = useLazyPart(bulk, props.bulk.report !== null);
  return part ? <part.PolicyBulkReport {...props} /> : null;
}
