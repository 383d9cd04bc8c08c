"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { CLAIM_TABS, type ClaimTab } from "@/lib/domain/insured-paths";

/** The open tab, from the address; an unknown one is the first. */
export function useOverviewTab(): ClaimTab {
  const [tab] = useQueryState("tab", parseAsStringLiteral(CLAIM_TABS).withDefault("overview"));
  return tab;
}
