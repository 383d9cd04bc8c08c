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

/** More would be read for minutes. */
export const MOST_PLACES = 2_000;

export type Places = {
  marks: readonly HomeMark[];
  /** Insured that were looked at, and how many the list has. */
  read: number;
  total: number;
};

/** What came of a try; the places of one before stay until the next is answered. */
type Read = { asked: string; tries: number; places: Places | null; failure: string | null };

/** The homes of a whole list, not of its first page alone; read again whenever an edit made the list another. Null while they are read first. */
export function usePlaces({ tab, sort, ...filter }: PoliciesList) {
  const asked = JSON.stringify({ ...filterOf({ tab, sort, ...filter }), isActive: tab === "active", sort });
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Read | null>(null);
  useEffect(() => {
    const readAgain = async () => setTries((count) => count + 1);
    // What the list shows before it is answered is not on the map, so nothing of that waits for it.
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
        { ...JSON.parse(asked), ...page },
        { signal },
      );
      return { items, ...answer };
    };
    readAllPages(readPage, { onProgress, most: MOST_PLACES }).then(
      (insureds) => {
        const marks = insuredMarks(insureds);
        if (signal.aborted) return;
        setState((before) => {
          const places = { marks: unlessSame(before?.places?.marks, marks), read: insureds.length, total };
          return { asked, tries, places, failure: null };
        });
      },
      (thrown: unknown) => {
        const failure = asApiError(thrown, DEFAULT_FALLBACK).message;
        if (!signal.aborted) setState({ asked, tries, places: null, failure });
      },
    );
    return () => controller.abort();
  }, [asked, tries]);
  const isCurrent = state?.asked === asked;
  return {
    places: isCurrent ? state.places : null,
    failure: isCurrent && state.tries === tries ? state.failure : null,
    retry: () => setTries((count) => count + 1),
  };
}

/** The marks that were there, where nothing of them is another: a map looks anew at other ones. */
function unlessSame(before: readonly HomeMark[] | undefined, marks: readonly HomeMark[]): readonly HomeMark[] {
  return before && JSON.stringify(before) === JSON.stringify(marks) ? before : marks;
}
