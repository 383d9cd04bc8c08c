/**
 * JSON by columns, as it goes from a worker to the page: numbers and references to texts lie in typed arrays, which change
 * hands without a copy, and the page makes records of them in a fraction of the time that parsing takes.
 */
export type Plain = null | boolean | number | string;

/** The values of one place in many records that are alike. */
export type Column =
  /** All the same; an empty object or list among them. */
  | { readonly kind: "same"; readonly value: Plain | object }
  /** Whole ones lie as such: read from doubles, each would get a box of its own in the record. */
  | { readonly kind: "number"; readonly values: Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> }
  /** Places in the table of texts. */
  | { readonly kind: "text"; readonly ids: Uint32Array<ArrayBuffer> }
  /** The items of all lists one after another. */
  | { readonly kind: "list"; readonly lengths: Uint32Array<ArrayBuffer>; readonly items: Column }
  | { readonly kind: "object"; readonly fields: readonly (readonly [name: string, column: Column])[] }
  /** Which of the parts has each value; each part has its own in their order. */
  | { readonly kind: "mixed"; readonly choice: Uint8Array<ArrayBuffer>; readonly parts: readonly Column[] }
  /** What has no columns, as it is. */
  | { readonly kind: "json"; readonly text: string };

export type Packed = {
  /** Of one value, the body. */
  readonly column: Column;
  /** A JSON list of the texts that no earlier body had; they follow those in the table. */
  readonly texts: string;
};
