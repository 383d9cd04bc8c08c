/** What the palette shows: sections of lines, each with what choosing it does. */
import type { ActionIcon } from "@/lib/client/actions/action";

/** More than this is not drawn; the search narrows it. */
export const SHOWN_AT_MOST = 200;

export type PaletteItem = {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail?: string;
  icon?: ActionIcon;
  /** Strokes in turn, as written for people. */
  caps?: readonly string[];
  /** Why it cannot be chosen now. It stays within reach, since the reason is what one wants to know. */
  disabledReason?: string | null;
  /** An address of ours, gone to at once. */
  href?: string;
  /** Done when the palette is gone and the focus is back on the page. */
  run?: () => void;
  /** The palette stays open, as for another try. */
  staysOpen?: boolean;
};

export type PaletteSection = { id: string; heading: string; items: readonly PaletteItem[] };

/** The first `SHOWN_AT_MOST` items in the order of the sections; sections without any are left out. */
export function cutSections(sections: readonly PaletteSection[]): PaletteSection[] {
  let left = SHOWN_AT_MOST;
  return sections
    .map((section) => {
      const items = section.items.slice(0, left);
      left -= items.length;
      return { ...section, items };
    })
    .filter(({ items }) => items.length > 0);
}
