/** Writes every record as a row of a CSV table. Fields that a record does not have are empty. */
import { BYTE_ORDER_MARK, csvTable } from "../../../domain/csv";
import { GEOMETRY_KINDS, type GeometryKind, type ObjectPlanar } from "../../../domain/geometry-records";
import { planarArea } from "../../core/measures/planar-outline";
import type { RecordOf, SceneRecords } from "../../core/scene";
import { numberText } from "./number-text";

type Fields = Readonly<Record<string, unknown>>;
type Column = { name: string; read: (record: Fields) => unknown };

const fieldColumn = (name: string): Column => ({ name, read: (record) => record[name] });
/** A column for one item of a list field. */
const itemColumn = (field: string, index: number, name: string): Column => ({
  name,
  read: (record) => (record[field] as readonly unknown[] | undefined)?.[index],
});

/** Columns have the contract's names. Lists of fixed length have a column per item. */
const COLUMNS: readonly Column[] = [
  ...["key", "floorNumber", "label", "roomLabel", "x", "y", "z", "vertexKeys", "loops", "faceKey"].map(fieldColumn),
  ...["u", "v", "width", "height", "rotation", "outline", "depth", "isOpen", "deduct"].map(fieldColumn),
  ...["X", "Y", "Z"].map((axis, index) => itemColumn("position", index, `position${axis}`)),
  ...["X", "Y", "Z", "W"].map((axis, index) => itemColumn("quaternion", index, `quaternion${axis}`)),
  ...["X", "Y", "Z"].map((axis, index) => itemColumn("size", index, `size${axis}`)),
  ...["hostKey", "twinKey", "exterior", "locked", "confidence", "source", "sourceId", "captured"].map(fieldColumn),
  ...["acceptedBy", "acceptedAt", "updatedBy", "updatedAt", "revision", "surveyKey"].map(fieldColumn),
  // Not a field, but the figure that damage is billed by.
  { name: "area", read: (record) => ("faceKey" in record ? planarArea(record as ObjectPlanar) : undefined) },
];

const LIST_NAMES: Readonly<Record<GeometryKind, string>> = {
  vertex: "vertex",
  edge: "edge",
  face: "face",
  objectPlanar: "objectPlanar",
  object3D: "object3D",
};

const DECIMALS = 9;

/** Keys are separated by spaces, loops by bars. Other structures are JSON. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return numberText(value, DECIMALS);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(" ");
  if (
    Array.isArray(value) &&
    value.every((item) => Array.isArray(item) && item.every((key) => typeof key === "string"))
  )
    return value.map((loop: readonly string[]) => loop.join(" ")).join(" | ");
  return JSON.stringify(value);
}

const rowOf = <K extends GeometryKind>(kind: K, record: RecordOf<K>): string[] => [
  LIST_NAMES[kind],
  ...COLUMNS.map(({ read }) => cell(read(record as unknown as Fields))),
];

export function writeElementsCsv(records: Partial<SceneRecords>): string {
  const parts = [BYTE_ORDER_MARK, csvTable([["list", ...COLUMNS.map(({ name }) => name)]])];
  for (const kind of GEOMETRY_KINDS) {
    for (const record of records[kind] ?? []) parts.push(csvTable([rowOf(kind, record)]));
  }
  return parts.join("");
}
