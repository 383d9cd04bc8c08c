import type { Tag } from "./entities";

/** Returns the tags, oldest first. A backend may list them in any order. */
export function tagsInOrder(tags: readonly Tag[]): Tag[] {
  return [...tags].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
