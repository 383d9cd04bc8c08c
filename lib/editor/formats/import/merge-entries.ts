/** One entry for every identifier: an element that came to stand in several rooms has its faces in one entry. */

import { reasons } from "./copy";
import type { ImportEntry, ImportOutcome } from "./import-report";
import type { SeenPlaces } from "./read-room";

/** The outcome that a person has to know of first. */
const ORDER: readonly ImportOutcome[] = ["repaired", "taken", "merged", "refused"];

function joined(one: ImportEntry, other: ImportEntry): ImportEntry {
  const words = [...new Set([one.reason, other.reason].filter((reason) => reason !== null))];
  const [outcome] = [one.outcome, other.outcome].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return {
    ...one,
    outcome: outcome!,
    reason: words.length > 0 ? words.join(" ") : null,
    keys: [...new Set([...one.keys, ...other.keys])],
  };
}

/** `seen` tells where an identifier stands again in its file. */
export function mergeEntries(entries: readonly ImportEntry[], seen: SeenPlaces): ImportEntry[] {
  const merged = new Map<string, ImportEntry>();
  for (const entry of entries) {
    const known = merged.get(entry.identifier);
    merged.set(entry.identifier, known ? joined(known, entry) : entry);
  }
  return [...merged.values()].map((entry) => {
    const again = seen.get(entry.identifier) ?? [];
    if (again.length === 0) return entry;
    const reason = [entry.reason, reasons.repeated(again)].filter(Boolean).join(" ");
    return { ...entry, outcome: entry.outcome === "taken" ? ("repaired" as const) : entry.outcome, reason };
  });
}
