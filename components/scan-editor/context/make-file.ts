import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { ExportNote } from "@/lib/editor/formats/export/export-note";
import type { ExportRequest } from "@/lib/editor/formats/export/export-request";
import { FILE_TYPES, writeExport } from "@/lib/editor/formats/export/write-export";
import type { ExportAnswer, ExportMessage } from "./export-worker";

export type MadeFile = { readonly file: Blob; readonly notes: readonly ExportNote[] };
export type MakeFile = (records: Partial<SceneRecords>, request: ExportRequest) => Promise<MadeFile>;

/** Records per message: copying that many takes about one frame. */
const CHUNK = 2_000;
/** In milliseconds. The largest survey takes far less, so a longer silence means that the worker is dead. */
const MAX_SILENCE_MS = 120_000;

/** Waits for the next task, so that the page can draw and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Writes the file on this thread, for browsers without workers. */
export const makeFileHere: MakeFile = async (records, request) => {
  await nextTask();
  const { content, notes } = writeExport(records, request);
  return { file: new Blob([content], { type: FILE_TYPES[request.format].type }), notes };
};

/** Returns null if a content security policy forbids workers. */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function makeInWorker(worker: Worker, ...[records, request]: Parameters<MakeFile>): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    let isStarted = false;
    let hasEnded = false;
    let silenceTimer: ReturnType<typeof setTimeout> | undefined;
    const finish = (settle: () => void): void => {
      hasEnded = true;
      clearTimeout(silenceTimer);
      worker.terminate();
      settle();
    };
    const fail = (message: string): void => finish(() => reject(new Error(message)));
    const startSilenceTimer = (): void => {
      silenceTimer = setTimeout(() => fail("The export has gone silent."), MAX_SILENCE_MS);
    };
    const send = (message: ExportMessage): void => worker.postMessage(message);
    const sendRecords = async (): Promise<void> => {
      for (const kind of GEOMETRY_KINDS) {
        const list = records[kind] ?? [];
        for (let from = 0; from < list.length; from += CHUNK) {
          send({ step: "records", records: { [kind]: list.slice(from, from + CHUNK) } });
          await nextTask();
          if (hasEnded) return;
        }
      }
      send({ step: "write", request });
      startSilenceTimer();
    };
    startSilenceTimer();
    worker.addEventListener("message", ({ data }: MessageEvent<ExportAnswer>) => {
      if ("isReady" in data) {
        isStarted = true;
        // Sending the records has no deadline, because its duration depends on the page.
        clearTimeout(silenceTimer);
        sendRecords().catch((thrown: unknown) => fail(String(thrown)));
      } else if (data.ok) finish(() => resolve(data));
      else fail("The worker could not make the file.");
    });
    worker.addEventListener("messageerror", () => fail("The answer of the export cannot be read."));
    // An export that crashed the worker would crash the page, so it fails. A worker that never started (stale cache)
    // has done no work, so this thread takes over.
    worker.addEventListener("error", ({ message }) => {
      if (isStarted) fail(message);
      else finish(() => void makeFileHere(records, request).then(resolve, reject));
    });
  });
}

/**
 * Writes the file in a worker that receives the records in chunks, or on this thread if workers are unavailable.
 * Rejects if the worker dies.
 */
export const makeFile: MakeFile = (records, request) => {
  const worker = typeof Worker === "undefined" ? null : createWorker();
  return worker ? makeInWorker(worker, records, request) : makeFileHere(records, request);
};
