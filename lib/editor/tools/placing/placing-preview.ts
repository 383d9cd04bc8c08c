/** Previews what a click at the pointer would place, with the command of the click. */
import type { CommandOutcome, Refusal } from "../../core/command";
import type { Diff } from "../../core/diff";
import type { Spot } from "./placing";

export type PlacingPreview = {
  /** The spot pointed at. */
  readonly spot: Spot;
  /** The changes that a click would make, even a refused one; null if the refusal has none to show. */
  readonly diff: Diff | null;
  /** Why a click would be refused. */
  readonly reason: string | null;
};

/** Finds the spot at the pointer; only called while something is chosen. */
export type FindSpot = () => Spot | null;

export function createPlacingPreview(host: {
  isPlacing(): boolean;
  /** The outcome of a click; null if the face no longer exists. */
  preview(spot: Spot): CommandOutcome | null;
  reasonOf(refusal: Refusal): string;
  changed(): void;
}) {
  let find: FindSpot | null = null;
  let shown: PlacingPreview | null = null;

  function show(spot: Spot | null): void {
    const outcome = spot && host.preview(spot);
    if (!outcome && !shown) return;
    if (!spot || !outcome) shown = null;
    else if (outcome.ok) shown = { spot, diff: outcome.diff, reason: null };
    else shown = { spot, diff: outcome.attempted ?? null, reason: host.reasonOf(outcome.refusal) };
    host.changed();
  }

  /** Updates the preview after the choice changes. */
  const update = (): void => show(find && host.isPlacing() ? find() : null);

  return {
    get: () => shown,
    /** Follows the pointer; null outside all views, or while the view moves. */
    point(next: FindSpot | null): void {
      find = next;
      update();
    },
    update,
    /** Updates the preview after a change of the scene. */
    follow: () => show(shown?.spot ?? null),
  };
}
