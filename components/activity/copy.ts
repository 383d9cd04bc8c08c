import { RETRY } from "@/lib/shared-copy";

/** Texts of the activity list. */
export const activityLogCopy = {
  title: "Activity",
  list: "Activity",
  none: "No activity yet.",
  earlier: "Earlier",
  retry: RETRY,
  actingAs: (role: string) => `Acting as ${role}`,
};
