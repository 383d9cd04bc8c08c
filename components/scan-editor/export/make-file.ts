/** Has a file made of records without holding the page up: a worker is handed them a few at a time and makes it. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { ExportNote } from "@/lib/editor/export/export-note";
import type { ExportRequest } from "@/lib/editor/export/export-request";
import { FILE_TYPES, writeExport } from "@/lib/editor/export/write-export";
import type { SceneRecords } from "@/lib/editor/scene";
import type { ExportAnswer, ExportMessage } from "./export-worker";

export type MadeFile = { readonly file: Blob; readonly notes: readonly ExportNote[] };
export type MakeFile = (records: Partial<SceneRecords>, request: ExportRequest) => Promise<MadeFile>;

/** Copying so many for the worker takes about as long as a frame. */
const AT_ONCE = 2_000;

/** Lets the page draw and hear before what follows. */
export const afterTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** On this thread, where there is no worker to be had. */
export const makeFileHere: MakeFile = async (records, request) => {
  await afterTurn();
  const { content, notes } = writeExport(records, request);
  return { file: new Blob([content], { type: FILE_TYPES[request.format].type }), notes };
};

async function handOver(worker: Worker, records: Partial<SceneRecords>): Promise<void> {
  const send = (message: ExportMessage): void => worker.postMessage(message);
  for (const kind of GEOMETRY_KINDS) {
    const list = records[kind] ?? [];
    for (let from = 0; from < list.length; from += AT_ONCE) {
      send({ step: "records", records: { [kind]: list.slice(from, from + AT_ONCE) } });
      await afterTurn();
    }
  }
}

export const makeFile: MakeFile = async (records, request) => {
  if (typeof Worker === "undefined") return makeFileHere(records, request);
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  try {
    const answer = new Promise<ExportAnswer | null>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<ExportAnswer>) => resolve(data));
      // One that cannot start (a strict policy, an old cache) is no reason not to export.
      worker.addEventListener("error", () => resolve(null));
    });
    await handOver(worker, records);
    const message: ExportMessage = { step: "write", request };
    worker.postMessage(message);
    const made = await answer;
    if (made === null) return await makeFileHere(records, request);
    if (!made.ok) throw new Error("The worker could not make the file");
    return made;
  } finally {
    worker.terminate();
  }
};
