import { RETRY } from "@/lib/shared-copy";

/** What the record of what people did says. */
export const activityLogCopy = {
  title: "Activity",
  list: "Activity",
  none: "Nothing is written down yet.",
  earlier: "Earlier",
  retry: RETRY,
  actingAs: (role: string) => `Acting as ${role}`,
};
