import type { Tag } from "./entities";

/** The tags in the order in which they were set, the oldest first. A backend may list them in any. */
export function tagsInOrder(tags: readonly Tag[]): Tag[] {
  return [...tags].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
