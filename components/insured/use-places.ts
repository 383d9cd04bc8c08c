"use client";

import { useEffect, useState } from "react";
import { asApiError } from "@/lib/client/calls/api-error";
import { callBackend } from "@/lib/client/calls/call-backend";
import { type PageRequest, readAllPages } from "@/lib/client/calls/read-all-pages";
import { showRead } from "@/lib/client/reads/shown-reads";
import { DEFAULT_FALLBACK } from "@/lib/contract/row";
import { type HomeMark, insuredMarks } from "./insured-marks";
import { filterOf } from "./use-policies";
import type { PoliciesList } from "./use-policies-query";

/** Reading more would take minutes. */
export const MAX_PLACES = 2_000;

export type Places = {
  marks: readonly HomeMark[];
  /** The number of insured read, out of `total` in the list. */
  read: number;
  total: number;
};

/** Result of one try; the marks of an earlier try stay until the next try ends. */
type Read = { request: string; tries: number; places: Places | null; failure: string | null };

/**
 * Reads the map marks of all insured of a list, not only of its first page, and reads them again after an edit changes
 * the list. `places` is null at first.
 */
export function usePlaces({ tab, sort, ...filter }: PoliciesList) {
  const request = JSON.stringify({ ...filterOf({ tab, sort, ...filter }), isActive: tab === "active", sort });
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Read | null>(null);
  useEffect(() => {
    const readAgain = async () => setTries((count) => count + 1);
    // Optimistic rows are not on the map, so an edit does not wait for this read.
    return showRead({ name: "insured.list", readAgain, isCurrent: () => true });
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let total = 0;
    const onProgress = (_: number, known: number) => {
      total = known;
    };
    const readPage = async (page: PageRequest) => {
      const { insureds: items, ...answer } = await callBackend(
        "insured.list",
        { ...JSON.parse(request), ...page },
        { signal },
      );
      return { items, ...answer };
    };
    readAllPages(readPage, { onProgress, max: MAX_PLACES }).then(
      (insureds) => {
        const marks = insuredMarks(insureds);
        if (signal.aborted) return;
        setState((before) => {
          const places = { marks: keepIfEqual(before?.places?.marks, marks), read: insureds.length, total };
          return { request, tries, places, failure: null };
        });
      },
      (thrown: unknown) => {
        const failure = asApiError(thrown, DEFAULT_FALLBACK).message;
        if (!signal.aborted) setState({ request, tries, places: null, failure });
      },
    );
    return () => controller.abort();
  }, [request, tries]);
  const isCurrent = state?.request === request;
  return {
    places: isCurrent ? state.places : null,
    failure: isCurrent && state.tries === tries ? state.failure : null,
    retry: () => setTries((count) => count + 1),
  };
}

/** Returns the earlier array if the marks are equal, because the map redraws for a new one. */
function keepIfEqual(before: readonly HomeMark[] | undefined, marks: readonly HomeMark[]): readonly HomeMark[] {
  return before && JSON.stringify(before) === JSON.stringify(marks) ? before : marks;
}
