"use client";

import { useSyncExternalStore } from "react";
import { Opened } from "./opened";
import { Section, Specimen } from "./section";
import type { TextBearer } from "./specimen-copy";
import { SPECIMEN_WORDS } from "./specimen-copy";
import { TEXT_BEARING_FIELDS } from "./text-bearing-fields";
import { TEXT_BEARING_LAYERS } from "./text-bearing-layers";
import { TEXT_BEARING_LISTS } from "./text-bearing-lists";
import { TEXT_BEARING_PARTS } from "./text-bearing-parts";

const SIZE = 100 * 1_024;

/** What people and other programs may send; 100 KB in one piece, and in words. */
export const RUBBISH: Readonly<Record<string, string>> = {
  ...SPECIMEN_WORDS,
  huge: "m".repeat(SIZE),
  wordy: "100 KB ".repeat(Math.ceil(SIZE / 7)),
};

export const TEXT_BEARERS: readonly TextBearer[] = [
  ...TEXT_BEARING_FIELDS,
  ...TEXT_BEARING_PARTS,
  ...TEXT_BEARING_LISTS,
];

/** A page that the server drew would say it some hundred times more. */
const LONGEST_FROM_SERVER = 1_000;
const never = () => () => undefined;

/** The text of this name; null where there is none, and as long as it would weigh on what the server draws. */
function useRubbish(name: string): string | null {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const text = RUBBISH[name];
  return text === undefined || (text.length > LONGEST_FROM_SERVER && !isInBrowser) ? null : text;
}

/** Every layer behind a button of its name, with the text of this name; nothing where there is no such text. */
export function TextBearingLayers({ name }: { name: string }) {
  const text = useRubbish(name);
  if (text === null) return null;
  return (
    <Section title="Every layer with one text" note={name}>
      {TEXT_BEARING_LAYERS.map(([layer, draw]) => (
        <Opened key={layer} id={layer} label={layer}>
          {(state) => draw(text, state)}
        </Opened>
      ))}
    </Section>
  );
}

/** Every part that takes a text with this one, by its name; nothing where there is no such text. */
export function TextBearers({ name }: { name: string }) {
  const text = useRubbish(name);
  if (text === null) return null;
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
