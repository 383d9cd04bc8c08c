"use client";

import { useInspectionsTotal, viewOfInspections } from "@/components/inspections/inspections-views";
import { usePoliciesTotal, viewOfPolicies } from "@/components/insured/policies-views";
import { type ViewedList, ViewLinks } from "@/components/shell/view-links";
import { INSPECTIONS_PATH, POLICIES_PATH } from "@/lib/domain/insured-paths";

const LISTS: readonly ViewedList[] = [
  { name: "inspections", path: INSPECTIONS_PATH, viewOf: viewOfInspections, useTotal: useInspectionsTotal },
  { name: "policies", path: POLICIES_PATH, viewOf: viewOfPolicies, useTotal: usePoliciesTotal },
];

/** The saved views of both lists, in the navigation. */
export function NavViewLinks() {
  return <ViewLinks lists={LISTS} />;
}
