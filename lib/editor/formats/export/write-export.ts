/** Writes the requested file. Runs in a worker if possible, because a large survey takes long. */
import { checkSurvey } from "../../analysis/checks/survey-checks";
import { drawFloor } from "../../analysis/plan/draw-floor";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import { readExchange } from "../exchange/read-exchange";
import { writeExchange } from "../exchange/write-exchange";
import { EXPORT_COPY } from "./copy";
import { writeElementsCsv } from "./elements-csv";
import type { ExportNote } from "./export-note";
import type { ExportFormat, ExportRequest } from "./export-request";
import { leftOutOfPlan } from "./left-out";
import { writeQuantitiesCsv } from "./quantities-csv";
import { scanOrigin } from "./scan-origin";
import { writeGltf } from "./write-gltf";
import { writePlanDxf } from "./write-plan-dxf";
import { writePlanSvg } from "./write-plan-svg";

export type ExportContent = string | Uint8Array<ArrayBuffer>;

/** File extension and media type. */
export const FILE_TYPES: Readonly<Record<ExportFormat, { extension: string; type: string }>> = {
  quantities: { extension: "csv", type: "text/csv;charset=utf-8" },
  elements: { extension: "csv", type: "text/csv;charset=utf-8" },
  svg: { extension: "svg", type: "image/svg+xml" },
  dxf: { extension: "dxf", type: "image/vnd.dxf" },
  gltf: { extension: "glb", type: "model/gltf-binary" },
  json: { extension: "json", type: "application/json" },
};

export type ExportFile = { readonly content: ExportContent; readonly notes: readonly ExportNote[] };

const leftOutNotes = (leftOut: readonly string[]): ExportNote[] =>
  leftOut.length > 0 ? [{ kind: "leftOut", count: leftOut.length }] : [];

/** Reads the exchange file back, to warn about a survey that the import would refuse. */
function exchangeNotes(content: string): ExportNote[] {
  const read = readExchange(content);
  return read.ok ? [] : [{ kind: "refused", why: read.error.message }];
}

function writePlan(scene: ReadScene, { format, floorNumber, azimuth, units, title }: ExportRequest): ExportFile {
  const drawing = drawFloor(scene, { floorNumber, azimuth, units });
  const shown = new Set(drawing.marks.flatMap(({ key }) => key ?? []));
  const leftOut = leftOutOfPlan(scene, floorNumber, shown);
  const originParts = [scanOrigin(scene, floorNumber), leftOut.length > 0 ? EXPORT_COPY.notDrawn(leftOut.length) : ""];
  const origin = originParts.filter(Boolean).join(" ");
  const write = format === "svg" ? writePlanSvg : writePlanDxf;
  const content = write(drawing, title, units, origin);
  return { content, notes: leftOutNotes(leftOut) };
}

export function writeExport(records: Partial<SceneRecords>, request: ExportRequest): ExportFile {
  const { format, surveyKey, title, exportedAt, floorNames } = request;
  if (format === "json") {
    const content = writeExchange(records, { surveyKey, title: title.title, exportedAt });
    return { content, notes: exchangeNotes(content) };
  }
  if (format === "elements") return { content: writeElementsCsv(records), notes: [] };
  const scene = createScene(surveyKey, records);
  if (format === "quantities") {
    const { errors } = checkSurvey(scene);
    const notes: ExportNote[] = errors > 0 ? [{ kind: "errors", count: errors }] : [];
    return { content: writeQuantitiesCsv(scene, floorNames), notes };
  }
  if (format === "gltf") {
    const { file, leftOut } = writeGltf(scene, title, floorNames);
    return { content: file, notes: leftOutNotes(leftOut) };
  }
  return writePlan(scene, request);
}
