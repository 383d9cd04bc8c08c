/** The view settings of a survey, stored in this browser. */
import { localStore } from "@/lib/browser-storage";

const keyOf = (name: string, surveyKey: string): string => `lintel-editor-${name} ${surveyKey}`;

/** Returns null if nothing valid is stored. */
export function readSurveySetting(name: string, surveyKey: string): unknown {
  try {
    return JSON.parse(localStore.get(keyOf(name, surveyKey)) ?? "null");
  } catch {
    return null;
  }
}

export function writeSurveySetting(name: string, surveyKey: string, value: unknown): void {
  localStore.set(keyOf(name, surveyKey), JSON.stringify(value));
}
