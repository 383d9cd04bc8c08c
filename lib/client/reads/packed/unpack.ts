/** Restores JSON values from columns. Runs on the page, so each loop does the same to many similar records. */
import type { Column, Packed } from "./packed";

type Fields = { [name: string]: unknown };

/** Returns a placeholder in a record's template, which shows the engine the type of the field. */
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
  const sources = parts.map((part, index) => valuesOf(part, counts[index]!));
  const next = parts.map(() => 0);
  const values: unknown[] = [];
  for (const part of choice) {
    const index = next[part]!;
    values.push(sources[part]![index]);
    next[part] = index + 1;
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

  function objectsOf(fields: (Column & { kind: "object" })["fields"], count: number): Fields[] {
    // A parsed object takes no more room than its fields, and copies of it share its shape.
    const examples = fields.map(([name, field]) => [name, exampleOf(field)] as const);
    const example = JSON.parse(JSON.stringify(Object.fromEntries(examples)));
    const records: Fields[] = [];
    for (let index = 0; index < count; index += 1) records.push({ ...example });
    for (const [name, column] of fields) {
      if (column.kind === "same") continue;
      writeField(records, name, column);
    }
    return records;
  }

  /** Writes millions of numbers and strings straight into the records, without intermediate lists. */
  function writeField(records: Fields[], name: string, column: Column): void {
    const count = records.length;
    if (column.kind === "number") {
      const { values } = column;
      for (let index = 0; index < count; index += 1) records[index]![name] = values[index];
    } else if (column.kind === "text") {
      const { ids } = column;
      for (let index = 0; index < count; index += 1) records[index]![name] = texts[ids[index]!];
    } else {
      const values = valuesOf(column, count);
      for (let index = 0; index < count; index += 1) records[index]![name] = values[index];
    }
  }

  function valuesOf(column: Column, count: number): unknown[] {
    if (column.kind === "json") return JSON.parse(column.text) as unknown[];
    if (column.kind === "object") return objectsOf(column.fields, count);
    if (column.kind === "list") return listsOf(column.lengths, column.items, valuesOf);
    if (column.kind === "mixed") return mixedOf(column.choice, column.parts, valuesOf);
    const values: unknown[] = [];
    // Pushed one by one: growing arrays choose the best representation.
    if (column.kind === "number") for (const value of column.values) values.push(value);
    else if (column.kind === "text") for (const id of column.ids) values.push(texts[id]);
    else for (let index = 0; index < count; index += 1) values.push(column.value);
    return values;
  }

  return {
    unpack({ column, texts: newTexts }) {
      for (const text of JSON.parse(newTexts) as string[]) texts.push(text);
      return valuesOf(column, 1)[0];
    },
    end() {
      texts = [];
    },
  };
}
