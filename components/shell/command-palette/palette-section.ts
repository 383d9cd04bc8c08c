/** The content of the palette: sections of items, each with its action. */
import type { ActionIcon } from "@/lib/client/actions/action";

/** The most items to render; a search narrows them. */
export const MAX_SHOWN = 200;

export type PaletteItem = {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail?: string;
  icon?: ActionIcon;
  /** Keystrokes in sequence, in readable form. */
  caps?: readonly string[];
  /** Why the item cannot be chosen now. The item can still be focused, so that the reason can be read. */
  disabledReason?: string | null;
  /** The address of a page of the app, which opens when the item is chosen. */
  href?: string;
  /** Runs after the palette has closed and focus has returned to the page. */
  run?: () => void;
  /** The palette stays open, for example for a retry. */
  staysOpen?: boolean;
};

export type PaletteSection = { id: string; heading: string; items: readonly PaletteItem[] };

/** Returns the first `MAX_SHOWN` items in the order of the sections; empty sections are left out. */
export function cutSections(sections: readonly PaletteSection[]): PaletteSection[] {
  let remaining = MAX_SHOWN;
  return sections
    .map((section) => {
      const items = section.items.slice(0, remaining);
      remaining -= items.length;
      return { ...section, items };
    })
    .filter(({ items }) => items.length > 0);
}
