/** Worker that receives the records of a survey in chunks and writes a file. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { ExportNote } from "@/lib/editor/formats/export/export-note";
import type { ExportRequest } from "@/lib/editor/formats/export/export-request";
import { FILE_TYPES, writeExport } from "@/lib/editor/formats/export/write-export";

export type ExportMessage =
  | { step: "records"; records: Partial<SceneRecords> }
  | { step: "write"; request: ExportRequest };
export type ExportAnswer = { isReady: true } | { ok: true; file: Blob; notes: readonly ExportNote[] } | { ok: false };

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ExportMessage>) => void): void;
  postMessage(message: ExportAnswer): void;
};

const scope = globalThis as unknown as WorkerScope;
const gathered: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };

scope.addEventListener("message", ({ data }) => {
  if (data.step === "records") {
    for (const kind of GEOMETRY_KINDS) {
      const list: unknown[] = gathered[kind];
      for (const record of data.records[kind] ?? []) list.push(record);
    }
    return;
  }
  try {
    const { content, notes } = writeExport(gathered, data.request);
    scope.postMessage({ ok: true, file: new Blob([content], { type: FILE_TYPES[data.request.format].type }), notes });
  } catch {
    scope.postMessage({ ok: false });
  }
});
scope.postMessage({ isReady: true });
