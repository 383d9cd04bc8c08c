"use client";

import { useEffect, useState } from "react";
import { COPY } from "./copy";

/**
 * Companies that were chosen in a form and are deleted while it is open leave the choice. Answers what is to be said of
 * them; null while all are there. `names`: those that there are, by key, as they were read last; empty until they are.
 */
export function useDeletedCompanies(
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
  choose: (left: string[]) => void,
): string | null {
  const [known, setKnown] = useState(names);
  const [gone, setGone] = useState<readonly string[]>([]);
  if ([...names].some(([key, name]) => known.get(key) !== name)) setKnown(new Map([...known, ...names]));
  useEffect(() => {
    const missing = chosen.filter((key) => !names.has(key));
    if (names.size === 0 || missing.length === 0) return;
    setGone((before) => {
      const more = missing.filter((key) => !before.includes(key));
      return more.length === 0 ? before : [...before, ...more];
    });
    choose(chosen.filter((key) => names.has(key)));
  });
  // One that is back by an undo is nothing to be told of.
  const missing = gone.filter((key) => !names.has(key));
  return missing.length === 0 ? null : COPY.gone(missing.map((key) => known.get(key)));
}
