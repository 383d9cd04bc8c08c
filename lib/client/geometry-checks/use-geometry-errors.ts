"use client";
/** How many errors the geometry of a survey has, for who decides whether it can be marked reviewed. */
import { useEffect, useState } from "react";
import { readLists } from "../scan-editor/load-survey";
import { checkBeside } from "./check-beside";

/** A number once it is known; "reading" until then; null where it is not asked for or cannot be read. */
export type GeometryErrors = number | "reading" | null;

/** Anew whenever it is shown; lists that have not changed since come without their records (ETag). Null asks nothing. */
export function useGeometryErrors(surveyKey: string | null): GeometryErrors {
  const [known, setKnown] = useState<{ surveyKey: string; errors: number | null } | null>(null);
  useEffect(() => {
    if (surveyKey === null) return;
    const stopping = new AbortController();
    const tell = (errors: number | null): void => {
      if (!stopping.signal.aborted) setKnown({ surveyKey, errors });
    };
    readLists(surveyKey, stopping.signal)
      .then((records) => (stopping.signal.aborted ? { errors: 0 } : checkBeside({ surveyKey, records })))
      .then(({ errors }) => tell(errors))
      // What cannot be read blocks nothing: the editor shows it.
      .catch(() => tell(null));
    return () => stopping.abort();
  }, [surveyKey]);
  if (surveyKey === null) return null;
  return known?.surveyKey === surveyKey ? known.errors : "reading";
}
