/** Has a file made of records without holding the page up: a worker is handed them a few at a time and makes it. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { ExportNote } from "@/lib/editor/formats/export/export-note";
import type { ExportRequest } from "@/lib/editor/formats/export/export-request";
import { FILE_TYPES, writeExport } from "@/lib/editor/formats/export/write-export";
import type { ExportAnswer, ExportMessage } from "./export-worker";

export type MadeFile = { readonly file: Blob; readonly notes: readonly ExportNote[] };
export type MakeFile = (records: Partial<SceneRecords>, request: ExportRequest) => Promise<MadeFile>;

/** Copying so many for the worker takes about as long as a frame. */
const AT_ONCE = 2_000;
/** A worker that says nothing for so long is taken for dead, in milliseconds: the largest survey takes far less. */
const LONGEST_SILENCE = 120_000;

/** Lets the page draw and hear before what follows. */
export const afterTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** On this thread, where there is no worker to be had. */
export const makeFileHere: MakeFile = async (records, request) => {
  await afterTurn();
  const { content, notes } = writeExport(records, request);
  return { file: new Blob([content], { type: FILE_TYPES[request.format].type }), notes };
};

/** Null where none may be made (a strict policy). */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function makeBeside(worker: Worker, ...[records, request]: Parameters<MakeFile>): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    let isUp = false;
    let hasEnded = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void): void => {
      hasEnded = true;
      clearTimeout(silence);
      worker.terminate();
      settle();
    };
    const fail = (message: string): void => end(() => reject(new Error(message)));
    const listen = (): void => {
      silence = setTimeout(() => fail("The export has gone silent."), LONGEST_SILENCE);
    };
    const send = (message: ExportMessage): void => worker.postMessage(message);
    const handOver = async (): Promise<void> => {
      for (const kind of GEOMETRY_KINDS) {
        const list = records[kind] ?? [];
        for (let from = 0; from < list.length; from += AT_ONCE) {
          send({ step: "records", records: { [kind]: list.slice(from, from + AT_ONCE) } });
          await afterTurn();
          if (hasEnded) return;
        }
      }
      send({ step: "write", request });
      listen();
    };
    listen();
    worker.addEventListener("message", ({ data }: MessageEvent<ExportAnswer>) => {
      if ("isReady" in data) {
        isUp = true;
        // How long handing over takes is the page's own doing.
        clearTimeout(silence);
        handOver().catch((thrown: unknown) => fail(String(thrown)));
      } else if (data.ok) end(() => resolve(data));
      else fail("The worker could not make the file.");
    });
    worker.addEventListener("messageerror", () => fail("The answer of the export cannot be read."));
    // What ended a worker at its work would end the page. One that never came up (an old cache) has done nothing yet.
    worker.addEventListener("error", ({ message }) => {
      if (isUp) fail(message);
      else end(() => void makeFileHere(records, request).then(resolve, reject));
    });
  });
}

/** In a worker where there are any, else on this thread. Rejects for a worker that dies at its work. */
export const makeFile: MakeFile = (records, request) => {
  const worker = typeof Worker === "undefined" ? null : createWorker();
  return worker ? makeBeside(worker, records, request) : makeFileHere(records, request);
};
