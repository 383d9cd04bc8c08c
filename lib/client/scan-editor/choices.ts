/**
 * Edits for which the person has chosen "mine". Each call of an edit meets newer records by itself; one choice covers
 * everything that the same edit of the other person has changed.
 */
import type { ElementConflict } from "./element-conflicts";

type Theirs = { key: string; updatedBy?: string; updatedAt?: string };

/** The longest time between the calls of one edit, by the backend's clock. */
const ONE_EDIT_MS = 10_000;

export function createChoices() {
  const chosen = new Map<string, readonly Theirs[]>();

  return {
    /** The records on screen when the choice was made. */
    note(conflicts: readonly ElementConflict[]): void {
      for (const { gestureId } of conflicts) {
        const own = conflicts.filter((conflict) => conflict.gestureId === gestureId);
        chosen.set(gestureId, [...(chosen.get(gestureId) ?? []), ...own.map(({ theirs }) => theirs as Theirs)]);
      }
    },
    /**
     * Whether the newer records that this edit meets now belong to the change that was chosen over. A record that was
     * on screen and has changed since does not.
     */
    decidedOf(gestureId: string): (theirs: object) => boolean {
      const over = chosen.get(gestureId) ?? [];
      return (met) => {
        const { key, updatedBy, updatedAt } = met as Theirs;
        if (updatedBy === undefined || updatedAt === undefined || over.some((shown) => shown.key === key)) return false;
        return over.some((shown) => {
          if (shown.updatedBy !== updatedBy || shown.updatedAt === undefined) return false;
          return Math.abs(Date.parse(updatedAt) - Date.parse(shown.updatedAt)) <= ONE_EDIT_MS;
        });
      };
    },
    forget: (gestureId: string): void => void chosen.delete(gestureId),
  };
}
