/** The view settings of a survey, stored in this browser. */
import { localStore } from "@/lib/browser-storage";

const keyOf = (what: string, surveyKey: string): string => `lintel-editor-${what} ${surveyKey}`;

/** Returns null if nothing valid is stored. */
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
