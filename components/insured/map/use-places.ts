"use client";

import { useEffect, useState } from "react";
import { asApiError } from "@/lib/client/api-error";
import { callBackend } from "@/lib/client/call-backend";
import { type AskedPage, readAllPages } from "@/lib/client/read-all-pages";
import { DEFAULT_FALLBACK } from "@/lib/contract/row";
import { filterOf } from "../use-policies";
import type { PoliciesList } from "../use-policies-query";
import { type HomeMark, insuredMarks } from "./insured-marks";

/** More would be read for minutes. */
export const MOST_PLACES = 2_000;

export type Places = {
  marks: readonly HomeMark[];
  /** Insured that were looked at, and how many the list has. */
  read: number;
  total: number;
};

/** The homes of a whole list, not of its first page alone. Null while they are read. */
export function usePlaces({ tab, sort, ...filter }: PoliciesList) {
  const asked = JSON.stringify({ ...filterOf({ tab, sort, ...filter }), isActive: tab === "active", sort });
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ of: string; places: Places | null; failure: string | null } | null>(null);
  const of = `${asked} ${tries}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let total = 0;
    const onProgress = (_: number, known: number) => {
      total = known;
    };
    const readPage = async (page: AskedPage) => {
      const { insureds: items, ...answer } = await callBackend(
        "insured.list",
        { ...JSON.parse(asked), ...page },
        { signal },
      );
      return { items, ...answer };
    };
    readAllPages(readPage, { onProgress, most: MOST_PLACES }).then(
      (insureds) => {
        const places = { marks: insuredMarks(insureds), read: insureds.length, total };
        if (!signal.aborted) setState({ of, places, failure: null });
      },
      (thrown: unknown) => {
        const failure = asApiError(thrown, DEFAULT_FALLBACK).message;
        if (!signal.aborted) setState({ of, places: null, failure });
      },
    );
    return () => controller.abort();
  }, [asked, of]);
  const isCurrent = state?.of === of;
  return {
    places: isCurrent ? state.places : null,
    failure: isCurrent ? state.failure : null,
    retry: () => setTries((count) => count + 1),
  };
}
