/** Pages a list by keyset: following the cursor returns every row once, in any sort order. */
import { type SQL, sql } from "drizzle-orm";
import { invalidInput } from "../failures/failure";
import { type Db, selectRows } from "./database";

export const DEFAULT_LIMIT = 50;

export type PageQuery = { sort?: string; cursor?: string; limit?: number };
export type PageOfKeys = { keys: string[]; total: number; nextCursor: string | null };
/** The sort value and key of a page's last row. */
type Position = [value: string, key: string];

export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

export function decodeCursor(cursor: string): Position {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(position) && position.length === 2 && position.every((part) => typeof part === "string")) {
      return position as Position;
    }
  } catch {
    // Text that is not JSON is refused below like any other invalid cursor.
  }
  throw invalidInput("cursor is not one that a list has sent");
}

export type Sort = { name: string; value: SQL; isDescending: boolean };

/** Returns the sort named `name`, or `-name` for descending; throws if the list has no such sort. */
export function readSort(sorts: Readonly<Record<string, SQL>>, sent: string): Sort {
  const isDescending = sent.startsWith("-");
  const name = isDescending ? sent.slice(1) : sent;
  const value = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!value) throw invalidInput(`sort must be one of ${Object.keys(sorts).join(", ")}`);
  return { name, value, isDescending };
}

/**
 * Returns one page of keys. `source` holds the parts of the query; `counted` is a cheaper `from` for the total, without
 * the joins that only the order needs. `key` and the sort value are compared byte by byte, so that ties break by key
 * and the order is the same in every locale.
 */
export async function selectPage(
  db: Db,
  source: { from: SQL; where: SQL; key: SQL; counted?: SQL },
  sort: Sort,
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
): Promise<PageOfKeys> {
  const value = sql`coalesce(${sort.value}, '') collate "C"`;
  const key = sql`${source.key} collate "C"`;
  const direction = sort.isDescending ? sql`desc` : sql`asc`;
  const position = cursor === undefined ? null : decodeCursor(cursor);
  const comparison = sort.isDescending ? sql`<` : sql`>`;
  const after = position ? sql`and (${value}, ${key}) ${comparison} (${position[0]}, ${position[1]})` : sql``;
  const rows = await selectRows<{ key: string; value: string }>(
    db,
    sql`select ${key} as key, ${value} as value ${source.from} where ${source.where} ${after}
        order by 2 ${direction}, 1 ${direction} limit ${limit + 1}`,
  );
  const [totalRow] = await selectRows<{ total: number }>(
    db,
    sql`select count(*)::int as total ${source.counted ?? source.from} where ${source.where}`,
  );
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  const nextCursor = rows.length > limit && last ? encodeCursor([last.value, last.key]) : null;
  return { keys: pageRows.map((row) => row.key), total: totalRow?.total ?? 0, nextCursor };
}

/** Returns the documents in the order of these keys; a key without a document is skipped. */
export function inOrderOf<Doc extends { key: string }>(keys: readonly string[], docs: readonly Doc[]): Doc[] {
  const byKey = new Map(docs.map((doc) => [doc.key, doc]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
