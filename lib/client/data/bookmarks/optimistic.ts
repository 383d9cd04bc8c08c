import type { Bookmark } from "../../../domain/entities";
import { definePatch, type OptimisticChanges } from "../../reads/optimistic-view";

export const BOOKMARK_CHANGES = {
  "bookmark.create": (sent, { now }) => {
    const bookmark = { createdAt: now, ...sent } as Bookmark;
    // Newest first, like the backend's list.
    const apply = (known: Bookmark[]) => (known.some(({ key }) => key === bookmark.key) ? known : [bookmark, ...known]);
    return [definePatch({ name: "bookmark.list", apply })];
  },
  "bookmark.delete": ({ key: deletedKey }) => [
    definePatch({
      name: "bookmark.list",
      apply: (known) =>
        known.some(({ key }) => key === deletedKey) ? known.filter(({ key }) => key !== deletedKey) : known,
    }),
  ],
} satisfies OptimisticChanges;
