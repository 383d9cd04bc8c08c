/** Difficult texts that every part must display. */
import type { ReactNode } from "react";

/** A part's name, and a function that renders the part with the same text everywhere. */
export type HardTextPart = readonly [part: string, draw: (text: string) => ReactNode];
export const SPECIMEN_TEXTS = {
  unbroken: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  rightToLeft: "מרים אל־חורי, شارع الحمرا ٢٨",
  emoji: "👩‍👩‍👧‍👦 Family 🏚️ roof ☔",
  zeroWidth: "Fig\u200Bue\u200Droa",
  markup: '<img src=x onerror=alert(1)> & "quotes"',
} as const;
