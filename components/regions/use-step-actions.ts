"use client";

import { useActions } from "@/lib/client/actions/use-actions";
import type { Walk } from "./use-walk";
import { regionWords as words } from "./words";

/** Radios, sliders, grids and players have their own use for the arrows. */
const OWN_ARROWS = "input, video, [role='grid'], [role='slider'], [role='radiogroup']";

/** j and k, or the arrows, walk from photo to photo. */
export function useStepActions({ step }: Pick<Walk, "step">, isOffered: boolean): void {
  const walk = (by: 1 | -1) => {
    if (document.activeElement?.closest(OWN_ARROWS)) return false;
    step(by);
  };
  const common = { group: "page", isOffered, isKeyOnly: true, isRepeatable: true } as const;
  useActions([
    { ...common, id: "review.next", label: words.next, keys: ["j", "ArrowRight"], run: () => walk(1) },
    { ...common, id: "review.previous", label: words.previous, keys: ["k", "ArrowLeft"], run: () => walk(-1) },
  ]);
}
