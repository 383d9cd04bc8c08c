"use client";

/** Parts of the list that load after the first paint, when they are needed. */
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { PolicyBulkProps, PolicyBulkReportProps } from "./policy-bulk";
import type { PolicyMenuProps } from "./policy-menu";

const menu = lazyPart(() => import("./policy-menu").then(({ PolicyMenu }) => PolicyMenu));
const bulk = lazyPart(() => import("./policy-bulk"));

export function LazyPolicyMenu(props: PolicyMenuProps) {
  const Menu = useLazyPart(menu, true);
  return Menu ? <Menu {...props} /> : null;
}

export function LazyPolicyBulk(props: PolicyBulkProps) {
  const part = useLazyPart(bulk, props.chosen.length > 0);
  return part ? <part.PolicyBulk {...props} /> : null;
}

export function LazyPolicyBulkReport(props: PolicyBulkReportProps) {
  const part = useLazyPart(bulk, props.bulk.report !== null);
  return part ? <part.PolicyBulkReport {...props} /> : null;
}
