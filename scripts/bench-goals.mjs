/** What a bench's rows say of their goals: a goal is the most that is allowed; what was not measured is not judged. */

const hasGoal = ({ value, goal }) => value !== undefined && goal !== undefined;

/** "" of a row without a goal, or without a value. */
export const verdictOf = (row) => (hasGoal(row) ? (row.value <= row.goal ? "ok" : "MISSED") : "");

/** The last line of a run, and whether a goal was missed, which its exit status says too. */
export function judge(rows) {
  const [goals, missed] = [rows.filter(hasGoal).length, rows.filter((row) => verdictOf(row) === "MISSED").length];
  if (goals === 0) return { isMissed: false, says: "No row has a goal." };
  const says = missed === 0 ? `Every goal is met, ${goals} of ${goals}.` : `${missed} of ${goals} goals missed.`;
  return { isMissed: missed > 0, says };
}
