"use client";

import type { RefObject } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import { regionCopy as copy } from "./copy";
import type { MediaCursor } from "./use-media-cursor";

/** Radios, sliders, grids and players use the arrow keys themselves; checkboxes do not. */
const OWN_ARROWS =
  "input:not([type='checkbox']), video, [role='grid'], [role='slider'], [role='radiogroup'], [role='tablist']";

/** Moves the focus through the sheet in the direction of an arrow key, for example "ArrowDown". */
export type SheetMover = (arrow: string) => void;

/**
 * j and k, or the arrows, step between photos, and through the sheet wherever the focus is. `sheet` holds
 * null without a sheet.
 */
export function useStepActions(
  { step }: Pick<MediaCursor, "step">,
  isOffered: boolean,
  isSheet: boolean,
  sheet: RefObject<SheetMover | null>,
): void {
  const moveBy = (arrow: string, by: 1 | -1 | 0) => () => {
    if (document.activeElement?.closest(OWN_ARROWS)) return false;
    if (!isSheet) return step(by);
    sheet.current?.(arrow);
  };
  const common = { group: "page", isOffered, isKeyOnly: true, isRepeatable: true } as const;
  const rows = { ...common, isOffered: isOffered && isSheet };
  useActions([
    { ...common, id: "review.next", label: copy.next, keys: ["j", "ArrowRight"], run: moveBy("ArrowRight", 1) },
    { ...common, id: "review.previous", label: copy.previous, keys: ["k", "ArrowLeft"], run: moveBy("ArrowLeft", -1) },
    { ...rows, id: "review.row-below", label: copy.rowBelow, keys: ["ArrowDown"], run: moveBy("ArrowDown", 0) },
    { ...rows, id: "review.row-above", label: copy.rowAbove, keys: ["ArrowUp"], run: moveBy("ArrowUp", 0) },
  ]);
}
