/**
 * Edits for which the employee has chosen "mine". Each call of an edit can conflict on its own; one choice covers all
 * records that the same edit of the other employee changed.
 */
import type { ElementConflict } from "./element-conflicts";

type Theirs = { key: string; updatedBy?: string; updatedAt?: string };

/** The longest time in ms between the calls of one edit, by the backend's clock. */
const ONE_EDIT_MS = 10_000;

export function createChoices() {
  const chosen = new Map<string, readonly Theirs[]>();

  return {
    /** Notes the records that were on screen when the choice was made. */
    note(conflicts: readonly ElementConflict[]): void {
      for (const { gestureId } of conflicts) {
        const sameEdit = conflicts.filter((conflict) => conflict.gestureId === gestureId);
        chosen.set(gestureId, [...(chosen.get(gestureId) ?? []), ...sameEdit.map(({ theirs }) => theirs as Theirs)]);
      }
    },
    /**
     * Returns a predicate for newer records in a later conflict of this edit: whether the choice covers them, because
     * they were changed by the other employee's same edit. A record that was on screen when the choice was made has
     * changed again since, so it is not covered.
     */
    coveredByChoice(gestureId: string): (theirs: object) => boolean {
      const shownRecords = chosen.get(gestureId) ?? [];
      return (theirs) => {
        const { key, updatedBy, updatedAt } = theirs as Theirs;
        if (updatedBy === undefined || updatedAt === undefined) return false;
        if (shownRecords.some((shown) => shown.key === key)) return false;
        return shownRecords.some((shown) => {
          if (shown.updatedBy !== updatedBy || shown.updatedAt === undefined) return false;
          return Math.abs(Date.parse(updatedAt) - Date.parse(shown.updatedAt)) <= ONE_EDIT_MS;
        });
      };
    },
    forget: (gestureId: string): void => void chosen.delete(gestureId),
  };
}
