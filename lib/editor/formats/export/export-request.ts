/** An export request: plain data for a worker. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../../domain/geometry-records";
import type { ReadScene, SceneRecords } from "../../core/scene";
import type { Units } from "../../core/units/measures";
import type { FloorNames } from "./floor-names";
import { keysOfPlan } from "./keys-of-plan";
import type { SheetTitle } from "./sheet-title";

export const EXPORT_FORMATS = ["quantities", "elements", "svg", "dxf", "gltf", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportRequest = {
  format: ExportFormat;
  surveyKey: string;
  title: SheetTitle;
  /** ISO 8601. */
  exportedAt: string;
  /** For plans: the floor, and the sheet's rotation in radians. */
  floorNumber: number;
  azimuth: number;
  units: Units;
  floorNames: FloorNames;
};

type ShownKind = Exclude<GeometryKind, "vertex" | "edge">;
/** A plan also needs the vertices of its faces. */
type Needs = { kinds: readonly GeometryKind[] } | { shown: readonly ShownKind[] };

const PLAN: Needs = { shown: ["face", "objectPlanar", "object3D"] };

const NEEDS: Readonly<Record<ExportFormat, Needs>> = {
  // The figures need neither edges nor objects, but the count of errors does.
  quantities: { kinds: GEOMETRY_KINDS },
  elements: { kinds: GEOMETRY_KINDS },
  svg: PLAN,
  dxf: PLAN,
  gltf: { kinds: ["vertex", "face", "objectPlanar", "object3D"] },
  json: { kinds: GEOMETRY_KINDS },
};

/** Returns the current records that a file needs. Records are immutable, so later edits do not change them. */
export function recordsFor(scene: ReadScene, { format, floorNumber }: Pick<ExportRequest, "format" | "floorNumber">) {
  const needs = NEEDS[format];
  const lists: Partial<Record<GeometryKind, unknown>> = {};
  if ("kinds" in needs) {
    for (const kind of needs.kinds) lists[kind] = [...scene.values(kind)];
    return lists as Partial<SceneRecords>;
  }
  for (const kind of needs.shown)
    lists[kind] = keysOfPlan(scene, kind, floorNumber).flatMap((key) => scene.get(kind, key) ?? []);
  const records = lists as Partial<SceneRecords>;
  const vertexKeys = new Set<string>();
  for (const { loops } of records.face ?? []) for (const loop of loops) for (const key of loop) vertexKeys.add(key);
  return { ...records, vertex: [...vertexKeys].flatMap((key) => scene.get("vertex", key) ?? []) };
}
