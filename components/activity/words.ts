/** What the record of what people did says. */
export const activityLogWords = {
  title: "Activity",
  list: "Activity",
  days: "Days",
  everyDay: "Any day",
  lastDays: (days: number) => (days === 1 ? "Today" : `Last ${days} days`),
  none: "Nothing is written down yet.",
  noneOfThese: "Nothing of this kind was done in these days.",
  showAll: "Show everything",
  earlier: "Earlier",
  retry: "Retry",
  actingAs: (role: string) => `Acting as ${role}`,
};
