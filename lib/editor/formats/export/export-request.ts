/** What is asked for as a file: plain data, so that a worker may make it. */
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
  /** Of plans: the floor that is drawn, and what the sheet is turned by in radians. */
  floorNumber: number;
  azimuth: number;
  units: Units;
  floorNames: FloorNames;
};

type ShownKind = Exclude<GeometryKind, "vertex" | "edge">;
/** A plan also needs the corners of the faces that it shows. */
type Needs = { kinds: readonly GeometryKind[] } | { shown: readonly ShownKind[] };

const PLAN: Needs = { shown: ["face", "objectPlanar", "object3D"] };

const NEEDS: Readonly<Record<ExportFormat, Needs>> = {
  // Its figures need no edges and no things, the count of errors behind them does.
  quantities: { kinds: GEOMETRY_KINDS },
  elements: { kinds: GEOMETRY_KINDS },
  svg: PLAN,
  dxf: PLAN,
  gltf: { kinds: ["vertex", "face", "objectPlanar", "object3D"] },
  json: { kinds: GEOMETRY_KINDS },
};

/** The records that the file is made of, as they are now: records never change, so that later edits do not. */
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
  const corners = new Set<string>();
  for (const { loops } of records.face ?? []) for (const loop of loops) for (const key of loop) corners.add(key);
  return { ...records, vertex: [...corners].flatMap((key) => scene.get("vertex", key) ?? []) };
}
