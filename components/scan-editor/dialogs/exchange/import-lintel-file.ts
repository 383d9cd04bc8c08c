/** Geometry files of Lintel: each is read and previewed, then imported as one edit, or refused with a reason. */
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { freshKeys, type NewKey } from "@/lib/editor/core/fresh-key";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { checkExchangeSize } from "@/lib/editor/formats/exchange/check-exchange-size";
import { EXCHANGE_COPY } from "@/lib/editor/formats/exchange/copy";
import type { ExchangeSource } from "@/lib/editor/formats/exchange/exchange-format";
import { type PlacedExchange, placeExchange } from "@/lib/editor/formats/exchange/place-exchange";
import { isExchange } from "@/lib/editor/formats/exchange/read-exchange";
import { applyIntake } from "@/lib/editor/formats/import/apply-intake";
import type { WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";
import { loadNeeded } from "@/lib/load-part";
import { LINTEL_FILE_COPY as COPY } from "./copy";
import type { FromExchangeWorker, LintelFile } from "./lintel-file-messages";

/** The parser is loaded on first use. */
const readOnThisThread = async (text: string): Promise<LintelFile> =>
  (await loadNeeded(import("./parse-lintel-file"))).parseLintelFile(text);

/** Returns null if a content security policy forbids workers. */
function createWorker(): Worker | null {
  try {
    return new Worker(new URL("./exchange-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** Reads in a worker, or on this thread if workers are unavailable. Rejects if the worker dies. */
function readInWorker(text: string): Promise<LintelFile> {
  const worker = typeof Worker === "undefined" ? null : createWorker();
  if (!worker) return readOnThisThread(text);
  return new Promise((resolve, reject) => {
    let isStarted = false;
    const finish = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    const fail = (message: string): void => finish(() => reject(new Error(message)));
    worker.addEventListener("message", ({ data }: MessageEvent<FromExchangeWorker>) => {
      if ("file" in data) return finish(() => resolve(data.file));
      isStarted = true;
      worker.postMessage(text);
    });
    worker.addEventListener("messageerror", () => fail("The answer of the import cannot be read."));
    // A file that crashed the worker would crash the page, so it fails. A worker that never started (stale cache) has
    // done no work, so this thread takes over.
    worker.addEventListener("error", ({ message }) => {
      if (isStarted) fail(message);
      else finish(() => void readOnThisThread(text).then(resolve, reject));
    });
  });
}

/** A file before its import. */
export type LintelFilePreview = {
  fileName: string;
  source: ExchangeSource;
  /** The records as they are in the file. */
  records: SceneRecords;
  /** The number of records of each kind in the file, and how many of them are new. */
  counts: { kind: GeometryKind; held: number; coming: number }[];
  notes: string[];
  /** The measures of the whole file; null if only a part is new. */
  figures: WholeIntakeFigures | null;
};

export type LintelFileRead = { isRead: true; preview: LintelFilePreview } | { isRead: false; message: string };
export type LintelFileOutcome =
  | { isImported: true; message: string; floorNumber: number | null }
  | { isImported: false; message: string };

/**
 * Returns whether the first bytes of a file identify it as Lintel's. An unreadable file is left to the capture import.
 */
export async function isLintelFile(file: File): Promise<boolean> {
  try {
    return isExchange(await file.slice(0, 400).text());
  } catch {
    return false;
  }
}

function placeRecords(store: EditorStore, newKey: NewKey, file: Pick<LintelFilePreview, "records" | "source">) {
  return placeExchange(file.records, file.source.surveyKey, store.scene, freshKeys(store.scene, newKey));
}

const notesOf = ({ copied, differing }: PlacedExchange): string[] => [
  ...(copied > 0 ? [EXCHANGE_COPY.copied(copied)] : []),
  ...(differing > 0 ? [EXCHANGE_COPY.differing(differing)] : []),
];

const isEmpty = (records: SceneRecords): boolean => GEOMETRY_KINDS.every((kind) => records[kind].length === 0);

/** Reads a file without changing the survey. */
export async function readLintelFile(store: EditorStore, newKey: NewKey, file: File): Promise<LintelFileRead> {
  const refuse = (reason: string): LintelFileRead => ({ isRead: false, message: COPY.notImported(file.name, reason) });
  const tooLarge = checkExchangeSize(file.size);
  if (tooLarge) return refuse(tooLarge);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refuse(COPY.unreadable);
  }
  const { read, figures } = await readInWorker(text);
  if (!read.ok) return refuse(read.error.message);
  const placed = placeRecords(store, newKey, read);
  const notes = notesOf(placed);
  if (isEmpty(placed.records)) return refuse([EXCHANGE_COPY.allHere, ...notes].join(" "));
  const counts = GEOMETRY_KINDS.map((kind) => ({
    kind,
    held: read.records[kind].length,
    coming: placed.records[kind].length,
  }));
  const isWhole = counts.every(({ held, coming }) => held === coming);
  const { records, source } = read;
  const shown = isWhole ? figures : null;
  return { isRead: true, preview: { fileName: file.name, source, records, counts, notes, figures: shown } };
}

/** Matches the records with the survey again, because it may have changed since the preview. */
export function importLintelFile(store: EditorStore, newKey: NewKey, preview: LintelFilePreview): LintelFileOutcome {
  const { fileName } = preview;
  const refuse = (reason: string): LintelFileOutcome => ({
    isImported: false,
    message: COPY.notImported(fileName, reason),
  });
  const placed = placeRecords(store, newKey, preview);
  const { records, partners } = placed;
  if (isEmpty(records)) return refuse(EXCHANGE_COPY.allHere);
  const intake = { records, rooms: [], partners };
  const run = store.run((scene) => applyIntake(scene, { intake, names: {}, label: COPY.gesture(fileName) }));
  if (!run.ok) return refuse(run.refusal.message);
  const imported = COPY.imported(fileName, records.face.length, records.objectPlanar.length, records.object3D.length);
  return {
    isImported: true,
    message: [imported, ...notesOf(placed)].join(" "),
    floorNumber: (records.face[0] ?? records.object3D[0] ?? records.vertex[0])?.floorNumber ?? null,
  };
}
