/** Texts that parts must bear: each shows somewhere in the gallery. */
import type { ReactNode } from "react";

/** A part's name, and the part with this text wherever it takes one. */
export type TextBearer = readonly [part: string, draw: (text: string) => ReactNode];
export const SPECIMEN_WORDS = {
  unbroken: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  rightToLeft: "מרים אל־חורי, شارع الحمرا ٢٨",
  emoji: "👩‍👩‍👧‍👦 Family 🏚️ roof ☔",
  zeroWidth: "Fig\u200Bue\u200Droa",
  markup: '<img src=x onerror=alert(1)> & "quotes"',
} as const;
