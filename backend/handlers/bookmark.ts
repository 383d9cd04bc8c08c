/** One's own bookmarks. */
import { and, eq, sql } from "drizzle-orm";
import type { Bookmark } from "../../lib/domain/entities";
import { createRecord } from "../db/changes";
import { selectDocs } from "../db/records";
import { bookmarks } from "../db/schema";
import type { HandlerMap } from "../http/handler";

const NEWEST_FIRST = sql`doc->>'createdAt' desc, key collate "C"`;

export const bookmarkHandlers: HandlerMap = {
  "bookmark.list": {
    may: "reviewInspections",
    run: ({ db, caller }) => selectDocs(db, bookmarks, eq(bookmarks.employeeKey, caller.employee.key), NEWEST_FIRST),
  },
  "bookmark.create": {
    may: "reviewInspections",
    run: async ({ db, caller, now }, sent) => {
      const bookmark: Bookmark = { ...sent, createdAt: now };
      const columns = { employee_key: caller.employee.key };
      const own = await selectDocs(db, bookmarks, eq(bookmarks.employeeKey, caller.employee.key));
      const maySee = (kept: Bookmark) => own.some((each) => each.key === kept.key);
      return createRecord(db, bookmarks, bookmark, { sent, columns, maySee });
    },
  },
  "bookmark.delete": {
    may: "reviewInspections",
    run: async ({ db, caller }, { key }) => {
      await db.delete(bookmarks).where(and(eq(bookmarks.key, key), eq(bookmarks.employeeKey, caller.employee.key)));
      return null;
    },
  },
};
