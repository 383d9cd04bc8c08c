"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";

export const OVERVIEW_TABS = ["overview", "inspections"] as const;
export type OverviewTab = (typeof OVERVIEW_TABS)[number];

/** The open tab, from the address; an unknown one is the first. */
export function useOverviewTab(): OverviewTab {
  const [tab] = useQueryState("tab", parseAsStringLiteral(OVERVIEW_TABS).withDefault("overview"));
  return tab;
}
