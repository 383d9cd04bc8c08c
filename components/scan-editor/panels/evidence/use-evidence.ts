"use client";
/** The state of the photos, and loading them. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useRegions } from "@/lib/client/data/regions/use-regions";
import {
  type EvidenceController,
  type EvidenceState,
  NO_EVIDENCE,
} from "@/lib/editor/tools/evidence/evidence-controller";
import { evidencePhotos } from "@/lib/editor/tools/evidence/evidence-photo";

export function useEvidence(evidence: EvidenceController | null): EvidenceState {
  const subscribe = useCallback((listener: () => void) => evidence?.subscribe(listener) ?? (() => {}), [evidence]);
  const read = useCallback(() => evidence?.get() ?? NO_EVIDENCE, [evidence]);
  return useSyncExternalStore(subscribe, read, read);
}

export type EvidenceReading = { isLoading: boolean; failure: string | null; retry: () => void };

/** Loads the photos of the inspection into the controller, once they are needed. */
export function useEvidencePhotos(
  evidence: EvidenceController,
  { projectKey, surveyKey, isNeeded }: { projectKey: string; surveyKey: string; isNeeded: boolean },
): EvidenceReading {
  const { data, error, isLoading, reload } = useRegions(isNeeded ? projectKey : null);
  const photos = useMemo(() => data && evidencePhotos(data, surveyKey), [data, surveyKey]);
  useEffect(() => {
    if (photos) evidence.set({ photos });
  }, [evidence, photos]);
  return { isLoading, failure: error && !data ? error.message : null, retry: () => void reload() };
}
