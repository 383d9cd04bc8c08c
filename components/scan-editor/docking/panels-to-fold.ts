import type { PanelId } from "./floating-panels";

/** What a folded panel keeps of itself: its head and the line over it, in pixels. */
export const FOLDED_HEIGHT = 37;

export type PanelClaim = {
  readonly id: PanelId;
  /** Open, it needs at least so many pixels. */
  readonly least: number;
  readonly mayFold: boolean;
  /** Counts up: the greater was asked for later. */
  readonly askedAt: number;
};

/**
 * Which panels of a column of so many pixels are folded to their heads, so that the open ones have the room that they need:
 * those for which nothing is left once the ones that were asked for later have theirs, never the last one.
 */
export function panelsToFold(claims: readonly PanelClaim[], height: number): ReadonlySet<PanelId> {
  const folded = new Set<PanelId>();
  const latestFirst = claims.filter(({ mayFold }) => mayFold).sort((a, b) => b.askedAt - a.askedAt);
  let needed = claims.reduce((sum, { least, mayFold }) => sum + (mayFold ? FOLDED_HEIGHT : least), 0);
  for (const [at, { id, least }] of latestFirst.entries()) {
    const more = least - FOLDED_HEIGHT;
    if (at === 0 || needed + more <= height) needed += more;
    else folded.add(id);
  }
  return folded;
}
