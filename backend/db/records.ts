/** Reads and writes whole records, the same way for every table that stores them as `doc`. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Db, selectRows } from "./database";

/** A table of records: `doc` is the record, `key` is generated from it. */
export type AnyRecordTable = PgTable & { doc: PgColumn; key: PgColumn };
type DocOf<T> = T extends { doc: { _: { data: infer Doc } } } ? Doc : never;

/** Returns `column in (…)` for any number of texts, passed as one parameter. */
export function among(column: PgColumn | SQL, texts: readonly string[]): SQL {
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}

/** Returns the records that match a condition, by default in the order of their keys. */
export async function selectDocs<T extends AnyRecordTable>(
  db: Db,
  table: T,
  condition: SQL,
  order: SQL = sql`${table.key} collate "C"`,
): Promise<DocOf<T>[]> {
  const rows = await selectRows<{ doc: DocOf<T> }>(
    db,
    sql`select ${table.doc} as doc from ${table} where ${condition} order by ${order}`,
  );
  return rows.map((row) => row.doc);
}

export async function findDoc<T extends AnyRecordTable>(db: Db, table: T, key: string): Promise<DocOf<T> | null> {
  const [found] = await selectDocs(db, table, eq(table.key, key));
  return found ?? null;
}

/** Returns the record, locked until the transaction ends; null if there is none. */
export async function lockDoc<T extends AnyRecordTable>(db: Db, table: T, key: string): Promise<DocOf<T> | null> {
  const rows = await selectRows<{ doc: DocOf<T> }>(
    db,
    sql`select ${table.doc} as doc from ${table} where ${table.key} = ${key} for update`,
  );
  return rows[0]?.doc ?? null;
}

/** Columns that are not generated from the record. */
type Columns = Record<string, string | null>;

function insertStatement(table: AnyRecordTable, docs: readonly unknown[], columns: Columns): SQL {
  const names = Object.keys(columns).map((name) => sql`, ${sql.identifier(name)}`);
  const values = Object.values(columns).map((value) => sql`, ${value}::text`);
  return sql`insert into ${table} (doc${sql.join(names)}) select record${sql.join(values)}
    from jsonb_array_elements(${JSON.stringify(docs)}::jsonb) as record`;
}

/** Adds records; `columns` are the same for all. */
export async function insertDocs<T extends AnyRecordTable>(
  db: Db,
  table: T,
  docs: readonly DocOf<T>[],
  columns: Columns = {},
): Promise<void> {
  if (docs.length > 0) await db.execute(insertStatement(table, docs, columns));
}

/** Adds a record and returns true, unless its key exists. Waits for a call that is adding the same key. */
export async function insertDocIfNew<T extends AnyRecordTable>(
  db: Db,
  table: T,
  doc: DocOf<T>,
  columns: Columns = {},
): Promise<boolean> {
  const added = await selectRows(
    db,
    sql`${insertStatement(table, [doc], columns)} on conflict (key) do nothing returning key`,
  );
  return added.length === 1;
}

/** Replaces the record with the same key. */
export async function replaceDoc<T extends AnyRecordTable>(
  db: Db,
  table: T,
  doc: DocOf<T> & { key: string },
): Promise<void> {
  await db.execute(sql`update ${table} set doc = ${JSON.stringify(doc)}::jsonb where ${table.key} = ${doc.key}`);
}
