"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { useBackend } from "@/lib/client/reads/use-backend";
import { claimPage } from "./claim-step";

/** What a claim's page reads first. */
const INSURED_FIELDS = "property,project,survey";

/** Reads what the page of another inspection will read, before it is asked for; answers where that page is, when asked. */
export function useClaimAhead(item: WorkItem | null, isInRoom: boolean): () => string | null {
  const router = useRouter();
  const survey = item?.survey ?? null;
  const { rooms } = useWorkDetail(survey);
  useBackend("insured.get", survey ? { key: survey.insured.key, expandedFields: INSURED_FIELDS } : null);
  // The tab of the claim may change meanwhile.
  const pageNow = () => survey && claimPage(survey, { search: window.location.search, isInRoom }, rooms);
  const href = pageNow();
  useEffect(() => {
    if (href !== null) router.prefetch(href);
  }, [router, href]);
  return pageNow;
}
