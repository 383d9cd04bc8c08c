"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Section, Specimen } from "./section";
import { SPECIMEN_WORDS } from "./specimen-words";
import { TEXT_BEARING_FIELDS } from "./text-bearing-fields";
import { TEXT_BEARING_PARTS } from "./text-bearing-parts";

/** A part's name, and the part with this text wherever it takes one. */
export type TextBearer = readonly [part: string, draw: (text: string) => ReactNode];

const SIZE = 100 * 1_024;

/** What people and other programs may send; 100 KB in one piece, and in words. */
export const RUBBISH: Readonly<Record<string, string>> = {
  ...SPECIMEN_WORDS,
  huge: "m".repeat(SIZE),
  wordy: "100 KB ".repeat(Math.ceil(SIZE / 7)),
};

export const TEXT_BEARERS: readonly TextBearer[] = [...TEXT_BEARING_FIELDS, ...TEXT_BEARING_PARTS];

/** A page that the server drew would say it some hundred times more. */
const LONGEST_FROM_SERVER = 1_000;
const never = () => () => undefined;

/** Every part that takes a text with this one, by its name; nothing where there is no such text. */
export function TextBearers({ name }: { name: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const text = RUBBISH[name];
  if (text === undefined || (text.length > LONGEST_FROM_SERVER && !isInBrowser)) return null;
  return (
    <Section title="Every part with one text" note={name}>
      {TEXT_BEARERS.map(([part, draw]) => (
        <Specimen key={part} label={part}>
          {draw(text)}
        </Specimen>
      ))}
    </Section>
  );
}
