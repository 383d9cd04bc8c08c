/** The caller's own bookmarks. */
import { eq, sql } from "drizzle-orm";
import type { Bookmark } from "../../lib/domain/entities";
import { createRecord } from "../db/changes";
import { findDoc, lockDoc, selectDocs } from "../db/records";
import { bookmarks, employees } from "../db/schema";
import type { Caller } from "../http/caller";
import type { HandlerGroup } from "../http/handler";

const NEWEST_FIRST = sql`doc->>'createdAt' desc, key collate "C"`;

const ownBookmark = ({ employee }: Caller, key: string) =>
  sql`${bookmarks.key} = ${key} and ${bookmarks.employeeKey} = ${employee.key}`;

const onTarget = ({ employee }: Caller, { targetType, targetKey }: Pick<Bookmark, "targetType" | "targetKey">) =>
  sql`${bookmarks.employeeKey} = ${employee.key} and doc->>'targetType' = ${targetType} and doc->>'targetKey' = ${targetKey}`;

export const bookmarkHandlers = {
  "bookmark.list": {
    may: "reviewInspections",
    run: ({ db, caller }) => selectDocs(db, bookmarks, eq(bookmarks.employeeKey, caller.employee.key), NEWEST_FIRST),
  },
  "bookmark.create": {
    may: "reviewInspections",
    run: async ({ db, caller, now }, sent) => {
      // Serializes an employee's calls, so that two windows that bookmark the same target create one bookmark.
      await lockDoc(db, employees, caller.employee.key);
      const [existing] = await selectDocs(db, bookmarks, onTarget(caller, sent), NEWEST_FIRST);
      if (existing && !(await findDoc(db, bookmarks, sent.key))) return existing;
      const bookmark: Bookmark = { ...sent, createdAt: now };
      const columns = { employee_key: caller.employee.key };
      const maySee = async (stored: Bookmark) => {
        const matches = await selectDocs(db, bookmarks, ownBookmark(caller, stored.key));
        return matches.length === 1;
      };
      return createRecord(db, bookmarks, bookmark, { sent, columns, maySee });
    },
  },
  "bookmark.delete": {
    may: "reviewInspections",
    run: async ({ db, caller }, { key }) => {
      await db.delete(bookmarks).where(ownBookmark(caller, key));
      return null;
    },
  },
} satisfies HandlerGroup;
