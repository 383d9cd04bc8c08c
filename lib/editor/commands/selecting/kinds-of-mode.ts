import type { GeometryKind } from "../../../domain/geometry-records";
import type { SelectionItem, SelectionMode } from "../../core/selection";

export const KINDS_OF_MODE: Readonly<Record<SelectionMode, readonly GeometryKind[]>> = {
  vertex: ["vertex"],
  edge: ["edge"],
  face: ["face"],
  object: ["objectPlanar", "object3D"],
};

export const itemsOf = (kind: GeometryKind, keys: Iterable<string>): SelectionItem[] =>
  [...keys].map((key) => ({ kind, key }));
