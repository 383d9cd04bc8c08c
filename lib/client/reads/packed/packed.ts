/**
 * JSON in columns, to transfer from a worker to the page: numbers and references to strings are in typed arrays,
 * which are transferred without a copy. The page builds records from them in a fraction of the time that parsing
 * takes.
 */
export type Plain = null | boolean | number | string;

/** The values at one path in many similar records. */
export type Column =
  /** All equal; includes empty objects and lists. */
  | { readonly kind: "same"; readonly value: Plain | object }
  /** Integers in integer arrays: from doubles, each would be boxed in the record. */
  | { readonly kind: "number"; readonly values: Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> }
  /** Indexes into the table of strings. */
  | { readonly kind: "text"; readonly ids: Uint32Array<ArrayBuffer> }
  /** The items of all lists, concatenated. */
  | { readonly kind: "list"; readonly lengths: Uint32Array<ArrayBuffer>; readonly items: Column }
  | { readonly kind: "object"; readonly fields: readonly (readonly [name: string, column: Column])[] }
  /** `choice`: the index of the part that holds each value; each part holds its values in order. */
  | { readonly kind: "mixed"; readonly choice: Uint8Array<ArrayBuffer>; readonly parts: readonly Column[] }
  /** Values without a column, as they are. */
  | { readonly kind: "json"; readonly text: string };

export type Packed = {
  /** The body as one value. */
  readonly column: Column;
  /** A JSON list of the strings that no earlier body had; they follow those in the table. */
  readonly texts: string;
};
