/** Restores JSON values from columns. Runs on the page, so each loop does the same to many similar records. */
import type { Column, Packed } from "./packed";

type Fields = { [name: string]: unknown };

/** A placeholder in a record's template, which shows the engine the type of the field. */
function exampleOf(column: Column): unknown {
  if (column.kind === "same") return column.value;
  if (column.kind === "number") return column.values instanceof Int32Array ? 0 : 0.5;
  return null;
}

type ValuesOf = (column: Column, count: number) => unknown[];

function listsOf(lengths: Uint32Array, items: Column, valuesOf: ValuesOf): unknown[][] {
  let total = 0;
  for (const length of lengths) total += length;
  const flat = valuesOf(items, total);
  const values: unknown[][] = [];
  let start = 0;
  for (const length of lengths) {
    values.push(flat.slice(start, start + length));
    start += length;
  }
  return values;
}

function mixedOf(choice: Uint8Array, parts: readonly Column[], valuesOf: ValuesOf): unknown[] {
  const counts = parts.map(() => 0);
  for (const part of choice) counts[part] = counts[part]! + 1;
  const sources = parts.map((part, at) => valuesOf(part, counts[at]!));
  const next = parts.map(() => 0);
  const values: unknown[] = [];
  for (const part of choice) {
    const at = next[part]!;
    values.push(sources[part]![at]);
    next[part] = at + 1;
  }
  return values;
}

export type Unpacker = {
  unpack(packed: Packed): unknown;
  /** Drops the table of strings: no more bodies follow. */
  end(): void;
};

export function createUnpacker(): Unpacker {
  /** Equal texts share one string. */
  let texts: string[] = [];

  function objects(fields: (Column & { kind: "object" })["fields"], count: number): Fields[] {
    // A parsed object takes no more room than its fields, and copies of it share its shape.
    const example = JSON.parse(JSON.stringify(Object.fromEntries(fields.map(([name, of]) => [name, exampleOf(of)]))));
    const records: Fields[] = [];
    for (let at = 0; at < count; at += 1) records.push({ ...example });
    for (const [name, column] of fields) {
      if (column.kind === "same") continue;
      put(records, name, column);
    }
    return records;
  }

  /** Writes millions of numbers and strings straight into the records, without intermediate lists. */
  function put(records: Fields[], name: string, column: Column): void {
    const count = records.length;
    if (column.kind === "number") {
      const { values } = column;
      for (let at = 0; at < count; at += 1) records[at]![name] = values[at];
    } else if (column.kind === "text") {
      const { ids } = column;
      for (let at = 0; at < count; at += 1) records[at]![name] = texts[ids[at]!];
    } else {
      const values = valuesOf(column, count);
      for (let at = 0; at < count; at += 1) records[at]![name] = values[at];
    }
  }

  function valuesOf(column: Column, count: number): unknown[] {
    if (column.kind === "json") return JSON.parse(column.text) as unknown[];
    if (column.kind === "object") return objects(column.fields, count);
    if (column.kind === "list") return listsOf(column.lengths, column.items, valuesOf);
    if (column.kind === "mixed") return mixedOf(column.choice, column.parts, valuesOf);
    const values: unknown[] = [];
    // Pushed one by one: growing arrays choose the best representation.
    if (column.kind === "number") for (const value of column.values) values.push(value);
    else if (column.kind === "text") for (const id of column.ids) values.push(texts[id]);
    else for (let at = 0; at < count; at += 1) values.push(column.value);
    return values;
  }

  return {
    unpack({ column, texts: fresh }) {
      for (const text of JSON.parse(fresh) as string[]) texts.push(text);
      return valuesOf(column, 1)[0];
    },
    end() {
      texts = [];
    },
  };
}
