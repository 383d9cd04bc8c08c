/**
 * Edits that somebody has chosen to put on top of somebody else's. An edit has several calls, each of which meets what is
 * newer by itself: the answer to one is the answer to all that the other's same edit has changed.
 */
import type { ElementConflict } from "./element-conflicts";

type Theirs = { key: string; updatedBy?: string; updatedAt?: string };

/** The calls of one edit follow each other, however slow the line is. By the backend's clock. */
const ONE_EDIT_MS = 10_000;

export function createChoices() {
  const chosen = new Map<string, readonly Theirs[]>();

  return {
    /** What was shown when it was chosen. */
    note(conflicts: readonly ElementConflict[]): void {
      for (const { gestureId } of conflicts) {
        const own = conflicts.filter((conflict) => conflict.gestureId === gestureId);
        chosen.set(gestureId, [...(chosen.get(gestureId) ?? []), ...own.map(({ theirs }) => theirs as Theirs)]);
      }
    },
    /**
     * Of what this edit meets now: whether it belongs to what was chosen over. What was shown itself and has changed since
     * does not, whoever did it.
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
