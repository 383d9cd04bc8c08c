/** Compares the rows of a benchmark with their goals. A goal is a maximum; a row without a value is not judged. */

const hasGoal = ({ value, goal }) => value !== undefined && goal !== undefined;

/** Returns "ok" or "MISSED", or an empty text for a row without a goal or a value. */
export const verdictOf = (row) => (hasGoal(row) ? (row.value <= row.goal ? "ok" : "MISSED") : "");

/** Returns the last line of a run, and whether a goal was missed, which determines the exit status. */
export function judge(rows) {
  const goals = rows.filter(hasGoal).length;
  const missed = rows.filter((row) => verdictOf(row) === "MISSED").length;
  if (goals === 0) return { isMissed: false, says: "No row has a goal." };
  const says = missed === 0 ? `Every goal is met, ${goals} of ${goals}.` : `${missed} of ${goals} goals missed.`;
  return { isMissed: missed > 0, says };
}
