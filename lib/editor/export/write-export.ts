/** Makes the file that was asked for. Slow for a large survey: a worker does it where there is one. */
import { writeExchange } from "../exchange/write-exchange";
import { drawFloor } from "../plan/draw-floor";
import { createScene, type SceneRecords } from "../scene";
import { writePlanDxf } from "./dxf/write-plan-dxf";
import { writeElementsCsv } from "./elements-csv";
import type { ExportFormat, ExportRequest } from "./export-request";
import { writeGltf } from "./gltf/write-gltf";
import { writeQuantitiesCsv } from "./quantities-csv";
import { scanOrigin } from "./scan-origin";
import { writePlanSvg } from "./svg/write-plan-svg";

export type ExportContent = string | Uint8Array<ArrayBuffer>;

/** What each is kept as: the end of its name and its media type. */
export const FILE_TYPES: Readonly<Record<ExportFormat, { extension: string; type: string }>> = {
  quantities: { extension: "csv", type: "text/csv;charset=utf-8" },
  elements: { extension: "csv", type: "text/csv;charset=utf-8" },
  svg: { extension: "svg", type: "image/svg+xml" },
  dxf: { extension: "dxf", type: "image/vnd.dxf" },
  gltf: { extension: "glb", type: "model/gltf-binary" },
  json: { extension: "json", type: "application/json" },
};

export function writeExport(records: Partial<SceneRecords>, request: ExportRequest): ExportContent {
  const { format, surveyKey, title, exportedAt, floorNumber, azimuth, units, floorNames } = request;
  if (format === "json") return writeExchange(records, { surveyKey, title: title.title, exportedAt });
  if (format === "elements") return writeElementsCsv(records);
  const scene = createScene(surveyKey, records);
  if (format === "quantities") return writeQuantitiesCsv(scene, floorNames);
  if (format === "gltf") return writeGltf(scene, title, floorNames);
  const drawing = drawFloor(scene, { floorNumber, azimuth, units });
  const origin = scanOrigin(scene, floorNumber);
  return format === "svg" ? writePlanSvg(drawing, title, units, origin) : writePlanDxf(drawing, title, origin);
}
