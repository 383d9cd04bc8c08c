import { type Diff, squashInto } from "../../editor/core/diff";
import type { Gesture } from "../../editor/core/gesture";
import type { QueueRefusal } from "../queue/queue-events";
import type { FailedGesture } from "../queue/queue-state";
import { createChoices } from "./choices";
import { type ElementConflict, isUncontested } from "./element-conflicts";

/**
 * The waiting edits as they were made: applied to newer records, an edit no longer shows what its author saw.
 * Decides which refused edits are retried automatically.
 */
export class MadeEdits {
  readonly #waiting: Map<string, Diff>;
  /** Refused edits that are retried. */
  readonly #retried = new Map<string, Diff>();
  readonly #choices = createChoices();

  constructor(waiting: readonly Gesture[]) {
    this.#waiting = new Map(waiting.map(({ id, diff }) => [id, diff]));
  }

  get retriedCount(): number {
    return this.#retried.size;
  }

  note({ id, diff }: Gesture): void {
    this.#waiting.set(id, diff);
  }

  /** `ids`: the retried gestures, a part of `failed`. */
  noteRetried(failed: readonly FailedGesture[], ids: readonly string[]): void {
    for (const { id, payload } of failed) {
      if (ids.includes(id) && payload) this.#retried.set(id, (payload as Gesture).diff);
    }
  }

  /** Notes the conflicts in which the person has chosen "mine". */
  noteChosen(conflicts: readonly ElementConflict[]): void {
    this.#choices.note(conflicts);
  }

  forgetChoice(id: string): void {
    this.#choices.forget(id);
  }

  forgetSaved(id: string): void {
    this.#retried.delete(id);
    this.#waiting.delete(id);
    this.#choices.forget(id);
  }

  /**
   * Forgets refused edits, and returns whether they are retried automatically: they met newer revisions, but their own
   * fields unchanged, so both changes remain. Also true if the person chose them over the same edit of another. A
   * gesture unknown to this tab is judged by the tab that made it. `isOwn`: made in this tab.
   */
  takeRefused({ root, ids, failure }: QueueRefusal, isOwn: boolean): boolean {
    const edit: Diff = {};
    let isKnown = isOwn;
    for (const id of ids) {
      const diff = this.#retried.get(id) ?? this.#waiting.get(id);
      if (diff) squashInto(edit, diff);
      isKnown ||= diff !== undefined;
      this.#retried.delete(id);
      this.#waiting.delete(id);
    }
    const conflicts = failure.conflicts ?? [];
    return isKnown ? isUncontested(edit, conflicts, this.#choices.coveredByChoice(root)) : conflicts.length > 0;
  }
}
