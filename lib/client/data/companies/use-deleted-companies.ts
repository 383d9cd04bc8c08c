"use client";

import { useEffect, useState } from "react";
import { COPY } from "./copy";

/**
 * Removes companies from a form's choice if they are deleted while the form is open. Returns the notice, or null.
 * `names`: the names of the existing companies by key; empty until they are loaded.
 */
export function useDeletedCompanies(
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
  choose: (remaining: string[]) => void,
): string | null {
  const [known, setKnown] = useState(names);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  if ([...names].some(([key, name]) => known.get(key) !== name)) setKnown(new Map([...known, ...names]));
  useEffect(() => {
    const missing = chosen.filter((key) => !names.has(key));
    if (names.size === 0 || missing.length === 0) return;
    setDeleted((before) => {
      const more = missing.filter((key) => !before.includes(key));
      return more.length === 0 ? before : [...before, ...more];
    });
    choose(chosen.filter((key) => names.has(key)));
  });
  // No notice for a deletion that was undone.
  const missing = deleted.filter((key) => !names.has(key));
  return missing.length === 0 ? null : COPY.deleted(missing.map((key) => known.get(key)));
}
