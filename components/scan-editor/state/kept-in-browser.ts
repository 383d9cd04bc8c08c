/** What this browser remembers of a survey's looks. */
import { localStore } from "@/lib/browser-storage";

const keyOf = (what: string, surveyKey: string): string => `lintel-editor-${what} ${surveyKey}`;

/** Null where nothing is kept, or nothing that can be read. */
export function readKept(what: string, surveyKey: string): unknown {
  try {
    return JSON.parse(localStore.get(keyOf(what, surveyKey)) ?? "null");
  } catch {
    return null;
  }
}

export function keep(what: string, surveyKey: string, value: unknown): void {
  localStore.set(keyOf(what, surveyKey), JSON.stringify(value));
}
