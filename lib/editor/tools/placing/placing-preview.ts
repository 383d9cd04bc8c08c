/** What a click would place where the pointer is, asked of the click's own rule while something is placed. */
import type { CommandOutcome, Refusal } from "../../core/command";
import type { Diff } from "../../core/diff";
import type { Spot } from "./placing";

export type PlacingPreview = {
  /** The place that is pointed at. */
  readonly spot: Spot;
  /** What would come, or what cannot; null where it has no place at all. */
  readonly diff: Diff | null;
  /** Why the click would be refused. */
  readonly reason: string | null;
};

/** Where the pointer is on a surface, found when it is asked: nobody seeks it while nothing is placed. */
export type FindSpot = () => Spot | null;

export function createPlacingPreview(around: {
  isPlacing(): boolean;
  /** What a click there would come to; null where there is no such face any more. */
  ask(spot: Spot): CommandOutcome | null;
  reasonOf(refusal: Refusal): string;
  changed(): void;
}) {
  let find: FindSpot | null = null;
  let shown: PlacingPreview | null = null;

  function show(spot: Spot | null): void {
    const outcome = spot && around.ask(spot);
    if (!outcome && !shown) return;
    if (!spot || !outcome) shown = null;
    else if (outcome.ok) shown = { spot, diff: outcome.diff, reason: null };
    else shown = { spot, diff: outcome.attempted ?? null, reason: around.reasonOf(outcome.refusal) };
    around.changed();
  }

  /** Something else is placed, or nothing any more. */
  const look = (): void => show(find && around.isPlacing() ? find() : null);

  return {
    get: () => shown,
    /** The pointer is there; null: in no picture, or the view moves under it. */
    point(next: FindSpot | null): void {
      find = next;
      look();
    },
    look,
    /** The scene has changed under a pointer that rests. */
    follow: () => show(shown?.spot ?? null),
  };
}
