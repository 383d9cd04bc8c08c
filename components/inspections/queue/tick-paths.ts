/** Draws the ticks of a queue as one SVG path per look, so that many ticks need few elements. Pure. */
import type { WorkState } from "@/lib/domain/worklist";

export const TICK_LOOKS = ["rest", "taken", "prefetched", "decided", "waiting", "failed", "current"] as const;
export type TickLook = (typeof TICK_LOOKS)[number];

/** More ticks than this have no gaps. */
const MAX_WITH_GAPS = 160;
const GAP = 0.12;

export function tickLook(state: WorkState, isCurrent: boolean, isPrefetched: boolean): TickLook {
  if (isCurrent) return "current";
  if (state === "decided" || state === "waiting" || state === "failed") return state;
  if (isPrefetched) return "prefetched";
  return state === "taken" ? "taken" : "rest";
}

/** Returns SVG path data by look, one unit wide per inspection and one unit high; unused looks are left out. */
export function tickPaths(looks: readonly TickLook[]): { look: TickLook; path: string }[] {
  const gap = looks.length > MAX_WITH_GAPS ? 0 : GAP;
  const width = 1 - gap;
  return TICK_LOOKS.flatMap((look) => {
    const path = looks
      .flatMap((tick, index) => (tick === look ? [`M${index + gap / 2} 0h${width}v1h-${width}z`] : []))
      .join("");
    return path === "" ? [] : [{ look, path }];
  });
}
