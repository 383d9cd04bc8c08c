"use client";
/** How many errors the geometry of a survey has, for who decides whether it can be marked reviewed. */
import { useEffect, useState } from "react";
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { readLists } from "../scan-editor/load-survey";
import { checkBeside } from "./check-beside";

/** A number once it is known; "reading" until then; null where it is not asked for or cannot be read. */
export type GeometryErrors = number | "reading" | null;

/** Null for a survey that has no geometry yet. */
async function errorsOf(surveyKey: string, signal: AbortSignal): Promise<number | null> {
  const records = await readLists(surveyKey, signal);
  if (signal.aborted || GEOMETRY_KINDS.every((kind) => records[kind].length === 0)) return null;
  return (await checkBeside({ surveyKey, records }, signal)).errors;
}

/** Anew whenever it is shown; lists that have not changed since come without their records (ETag). Null asks nothing. */
export function useGeometryErrors(surveyKey: string | null): GeometryErrors {
  const [known, setKnown] = useState<{ surveyKey: string; errors: number | null } | null>(null);
  useEffect(() => {
    if (surveyKey === null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    errorsOf(surveyKey, signal)
      // What cannot be read blocks nothing: the editor shows it.
      .catch(() => null)
      .then((errors) => {
        if (!signal.aborted) setKnown({ surveyKey, errors });
      });
    return () => stopping.abort();
  }, [surveyKey]);
  if (surveyKey === null) return null;
  return known?.surveyKey === surveyKey ? known.errors : "reading";
}
