"use client";
/** The claim that the editor was opened from, and the inspection of the dataset. */
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Insured, Survey } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import type { ClaimLink } from "./bar/editor-bar";

export type EditorClaim = {
  link: ClaimLink;
  /** Null while unknown, or if no inspection has the dataset. */
  survey: Survey | null;
  isLoading: boolean;
  failure: string | null;
  retry: () => void;
};

/** The same fields as the claim's overview requests, so that both share one response. */
const EXPANDED = "property,project,survey";

function linkOf(insured: Insured | undefined, insuredKey: string, projectKey: string): ClaimLink {
  const project = insured?.projects?.find(({ key }) => key === projectKey);
  const property =
    insured?.properties?.find(({ key }) => key === project?.propertyKey) ?? insured?.properties?.[0] ?? null;
  return {
    href: overviewPath(insuredKey, projectKey),
    title: property?.address.line1 ?? "",
    detail: [insured?.familyName, project?.claimNumber].filter(Boolean).join(" · "),
  };
}

export function useClaimOfEditor(insuredKey: string, projectKey: string, datasetKey: string | null): EditorClaim {
  const { data, error, isLoading, reload } = useBackend("insured.get", { key: insuredKey, expandedFields: EXPANDED });
  const surveys = data?.projects?.find(({ key }) => key === projectKey)?.surveys ?? data?.surveys ?? [];
  return {
    link: linkOf(data, insuredKey, projectKey),
    survey: surveys.find((survey) => datasetKey !== null && survey.datasetKey === datasetKey) ?? null,
    isLoading,
    failure: error && !data ? error.message : null,
    retry: () => void reload(),
  };
}
