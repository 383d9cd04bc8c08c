/** Normalizes the matrices of a parsed capture to 16 numbers in column order. */
import { isObject, type JsonObject } from "./read-values";

const isRow = (value: unknown): value is unknown[] => Array.isArray(value) && value.length === 4;

/** Flattens four lists of four; returns other values as they are. */
const flattenRows = (value: unknown): unknown => (isRow(value) && value.every(isRow) ? value.flat() : value);

/**
 * Returns whether the translation is in the last column ("rows") or in the last four numbers ("columns"); null for
 * neither.
 */
function orderOf(value: unknown): "rows" | "columns" | null {
  if (!Array.isArray(value) || value.length !== 16 || value.some((part) => typeof part !== "number")) return null;
  const [isByRows, isByColumns] = [
    [3, 7, 11],
    [12, 13, 14],
  ].map((indexes) => indexes.some((index) => value[index] !== 0));
  if (isByRows === isByColumns || value[15] !== 1) return null;
  return isByRows ? "rows" : "columns";
}

const transposed = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 16
    ? value.map((_, index) => value[4 * (index % 4) + Math.floor(index / 4)] as unknown)
    : value;

/** Replaces each matrix of a room with the result of `change`. */
function eachMatrix(raw: JsonObject, lists: readonly string[], change: (value: unknown) => unknown): void {
  for (const list of lists) {
    const elements = raw[list];
    for (const element of Array.isArray(elements) ? (elements as unknown[]) : []) {
      if (isObject(element) && Object.hasOwn(element, "transform")) element.transform = change(element.transform);
    }
  }
  if (Object.hasOwn(raw, "referenceOriginTransform")) {
    raw.referenceOriginTransform = change(raw.referenceOriginTransform);
  }
}

/**
 * Changes the rooms of one file in place. A matrix without translation is the same in both orders, so the whole file
 * decides: row order if at least one matrix has it and none has column order.
 */
export function normalizeMatrices(rooms: readonly JsonObject[], lists: readonly string[]): { isByRows: boolean } {
  const orders = new Set<string | null>();
  for (const raw of rooms) {
    eachMatrix(raw, lists, (value) => {
      const plain = flattenRows(value);
      orders.add(orderOf(plain));
      return plain;
    });
  }
  const isByRows = orders.has("rows") && !orders.has("columns");
  if (isByRows) for (const raw of rooms) eachMatrix(raw, lists, transposed);
  return { isByRows };
}
