"use client";

import { useCallback, useEffect, useRef } from "react";
import { type Kept, type RecordTexts, saveText, type TextSave, type UpdateRow } from "./save-text";

/**
 * Saves one text of a record at a time, on the newest revision that is known here. `base` is the text that was on file
 * when typing began: where it is another by now, that is a conflict, whoever told first. `texts` never changes.
 */
export function useTextUpdate<N extends UpdateRow, Field extends string>(
  record: Kept<N>,
  texts: RecordTexts<N, Field>,
  label: string,
) {
  const known = useRef(record);
  useEffect(() => {
    // What is only shown for now carries no revision.
    if ((record.revision ?? 0) >= (known.current.revision ?? 0)) known.current = record;
  }, [record]);

  return useCallback(
    (field: Field, text: string, base: string): Promise<TextSave> =>
      saveText(known, texts, { field, text, base, label }),
    [texts, label],
  );
}
