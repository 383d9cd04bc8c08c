/** Packs parsed JSON into columns. Runs in the worker. */
import type { Column, Packed, Plain } from "./packed";

/** A list of values with more shapes than this is packed as JSON text. */
const MAX_SHAPES = 200;

type Fields = { readonly [name: string]: unknown };
type Group = { readonly shape: string; readonly names: readonly string[]; readonly values: unknown[] };

const hasSameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

function shapeOf(value: unknown, names: readonly string[]): string {
  if (typeof value === "number" || typeof value === "string") return typeof value;
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "[]" : "list";
  // A name may be empty or contain any separator.
  return names.length === 0 ? "{}" : `{${JSON.stringify(names)}}`;
}

/** Creates a packer. Each text gets an id once, so that a body contains only texts that are new to the reader. */
export function createPacker(): { pack(body: unknown): Packed } {
  const ids = new Map<string, number>();
  let newTexts: string[] = [];

  function idOf(text: string): number {
    const known = ids.get(text);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(text, id);
    newTexts.push(text);
    return id;
  }

  /** Returns the values by shape and the group of each value; null if they cannot be grouped. */
  function groupByShape(values: readonly unknown[]): { groups: Group[]; choice: Uint8Array<ArrayBuffer> } | null {
    const groups: Group[] = [];
    const known = new Map<string, number>();
    const choice = new Uint8Array(values.length);
    let last = -1;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      const names = isObject ? Object.keys(value) : [];
      // Most records have the shape of the previous one.
      const isAlike = isObject && last >= 0 && names.length > 0 && hasSameNames(groups[last]!.names, names);
      if (!isAlike) {
        const shape = shapeOf(value, names);
        const groupIndex = known.get(shape) ?? groups.length;
        if (groupIndex === groups.length) {
          if (groups.length === MAX_SHAPES || names.includes("__proto__")) return null;
          groups.push({ shape, names, values: [] });
          known.set(shape, groupIndex);
        }
        last = groupIndex;
      }
      groups[last]!.values.push(value);
      choice[index] = last;
    }
    return { groups, choice };
  }

  function columnOf(values: readonly unknown[]): Column {
    const grouped = groupByShape(values);
    if (!grouped) return { kind: "json", text: JSON.stringify(values) };
    const [only, ...others] = grouped.groups;
    if (!only) return { kind: "same", value: null };
    if (others.length === 0) return partOf(only);
    return { kind: "mixed", choice: grouped.choice, parts: grouped.groups.map(partOf) };
  }

  function partOf({ shape, names, values }: Group): Column {
    const [first] = values;
    if (shape === "list") {
      const lists = values as unknown[][];
      return { kind: "list", lengths: Uint32Array.from(lists, (list) => list.length), items: columnOf(lists.flat(1)) };
    }
    if (names.length > 0) {
      const fieldOf = (name: string) => columnOf((values as Fields[]).map((record) => record[name]));
      return { kind: "object", fields: names.map((name) => [name, fieldOf(name)] as const) };
    }
    const isEmpty = shape === "[]" || shape === "{}";
    // Negative zero would lose its sign in the template of a record.
    const isSame = !Object.is(first, -0) && values.every((value) => Object.is(value, first));
    if (isEmpty || isSame) return { kind: "same", value: first as Plain };
    if (shape === "string") return { kind: "text", ids: Uint32Array.from(values as string[], idOf) };
    const isWhole = (values as number[]).every((value) => Object.is(value | 0, value));
    return { kind: "number", values: (isWhole ? Int32Array : Float64Array).from(values as number[]) };
  }

  return {
    pack(body) {
      const column = columnOf([body]);
      const texts = JSON.stringify(newTexts);
      newTexts = [];
      return { column, texts };
    },
  };
}

/** Returns the buffers of a column, to transfer them with the message instead of copying them. */
export function buffersOf(column: Column): ArrayBuffer[] {
  if (column.kind === "number") return [column.values.buffer];
  if (column.kind === "text") return [column.ids.buffer];
  if (column.kind === "list") return [column.lengths.buffer, ...buffersOf(column.items)];
  if (column.kind === "object") return column.fields.flatMap(([, field]) => buffersOf(field));
  return column.kind === "mixed" ? [column.choice.buffer, ...column.parts.flatMap(buffersOf)] : [];
}
