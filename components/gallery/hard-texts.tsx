"use client";

import { useIsInBrowser } from "@/components/ui/use-is-in-browser";
import { HARD_TEXT_DISPLAYS } from "./hard-text-displays";
import { HARD_TEXT_FIELDS } from "./hard-text-fields";
import { HARD_TEXT_LAYERS } from "./hard-text-layers";
import { HARD_TEXT_LISTS } from "./hard-text-lists";
import { Opened } from "./opened";
import { Section, Specimen } from "./section";
import type { HardTextPart } from "./specimen-copy";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const SIZE = 100 * 1_024;

/** Difficult texts that people and other programs may send; 100 KB without and with spaces. */
export const HARD_TEXTS: Readonly<Record<string, string>> = {
  ...SPECIMEN_TEXTS,
  huge: "m".repeat(SIZE),
  wordy: "100 KB ".repeat(Math.ceil(SIZE / 7)),
};

export const HARD_TEXT_PARTS: readonly HardTextPart[] = [
  ...HARD_TEXT_FIELDS,
  ...HARD_TEXT_DISPLAYS,
  ...HARD_TEXT_LISTS,
];

/** The server renders a text many times, so it leaves out longer ones. */
const MAX_SERVER_LENGTH = 1_000;
/** Returns the text with this name; null if there is none, or while the server renders and the text is long. */
function useHardText(name: string): string | null {
  const isInBrowser = useIsInBrowser();
  const text = HARD_TEXTS[name];
  return text === undefined || (text.length > MAX_SERVER_LENGTH && !isInBrowser) ? null : text;
}

/** Every layer behind a button with its name, filled with one text; nothing for an unknown name. */
export function HardTextLayers({ name }: { name: string }) {
  const text = useHardText(name);
  if (text === null) return null;
  return (
    <Section title="Every layer with one text" note={name}>
      {HARD_TEXT_LAYERS.map(([layer, draw]) => (
        <Opened key={layer} id={layer} label={layer}>
          {(state) => draw(text, state)}
        </Opened>
      ))}
    </Section>
  );
}

/** Every part that displays texts, filled with one text; nothing for an unknown name. */
export function HardTextParts({ name }: { name: string }) {
  const text = useHardText(name);
  if (text === null) return null;
  return (
    <Section title="Every part with one text" note={name}>
      {HARD_TEXT_PARTS.map(([part, draw]) => (
        <Specimen key={part} label={part}>
          {draw(text)}
        </Specimen>
      ))}
    </Section>
  );
}
