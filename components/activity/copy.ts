/** What the record of what people did says. */
export const activityLogCopy = {
  title: "Activity",
  list: "Activity",
  none: "Nothing is written down yet.",
  earlier: "Earlier",
  retry: "Retry",
  actingAs: (role: string) => `Acting as ${role}`,
};
