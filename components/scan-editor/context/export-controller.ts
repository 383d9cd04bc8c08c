/** Exports of one survey, one at a time, with progress. */

import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { saveFile } from "@/lib/client/browser/save-file";
import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { type ExportFormat, recordsFor } from "@/lib/editor/formats/export/export-request";
import { exportFileName } from "@/lib/editor/formats/export/file-name";
import type { FloorNames } from "@/lib/editor/formats/export/floor-names";
import { FILE_TYPES } from "@/lib/editor/formats/export/write-export";
import { notifyEach } from "@/lib/notify-each";
import type { EditorView } from "../canvas/view/editor-view";
import { EXPORT_MENU_COPY as COPY, type ExportKind, noteText } from "./export-copy";
import { type MadeFile, type MakeFile, nextTask } from "./make-file";

export type ExportNames = {
  /** The address of the property. */
  title: string;
  /** Insured and claim number. */
  detail: string;
  inspection: string;
  levelName: (floorNumber: number) => string;
};

export type ExportController = {
  /** The progress text of the running export; null if none runs. */
  progress(): string | null;
  subscribe(listener: () => void): () => void;
  /** Creates the file and downloads it; an alert reports the outcome. */
  run(kind: ExportKind): Promise<void>;
  floorLabel(): string;
};

const ALERT = "export";

const isPicture = (kind: ExportKind): kind is "picture" | "barePicture" => kind === "picture" || kind === "barePicture";
/** Whether an export shows a single floor, which its file name then contains. */
const isSingleFloor = (kind: ExportKind): boolean => kind === "svg" || kind === "dxf" || isPicture(kind);

/** Returns the local date as YYYY-MM-DD. */
function formatDay(date: Date): string {
  const twoDigits = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

type ExportSetup = {
  store: EditorStore;
  view: EditorView;
  names: () => ExportNames;
  makeFile: MakeFile;
};

/**
 * Returns the direction of the walls of the entry level, else of the lowest floor, so that all drawings of a survey
 * have the same rotation.
 */
function drawingAzimuth(scene: ReadScene): number {
  const floors = scene.floorNumbers();
  return wallDirection(scene, floors.includes(0) ? 0 : (floors[0] ?? 0));
}

async function makeDocument(
  { store, names, makeFile }: ExportSetup,
  format: ExportFormat,
  floorNumber: number,
  now: Date,
): Promise<MadeFile> {
  const { scene } = store;
  const azimuth = drawingAzimuth(scene);
  // Both computations visit a whole floor, so the browser can handle events between them.
  await nextTask();
  const { title, detail, inspection, levelName } = names();
  const floorNames: FloorNames = Object.fromEntries(scene.floorNumbers().map((floor) => [floor, levelName(floor)]));
  const subtitle = [detail, inspection].filter(Boolean).join(" · ");
  return makeFile(recordsFor(scene, { format, floorNumber }), {
    format,
    surveyKey: scene.surveyKey,
    title: { title, detail: subtitle, floor: levelName(floorNumber), date: formatDay(now) },
    exportedAt: now.toISOString(),
    floorNumber,
    azimuth,
    units: currentUnits(),
    floorNames,
  });
}

async function makePicture({ view }: ExportSetup, kind: "picture" | "barePicture"): Promise<MadeFile> {
  if (!view.picture) throw new Error(COPY.noPicture);
  return { file: await view.picture({ hasLabels: kind === "picture" }), notes: [] };
}

export function createExportController(setup: ExportSetup): ExportController {
  const { view, names } = setup;
  const listeners = new Set<() => void>();
  let progress: string | null = null;

  function setProgress(next: string | null): void {
    progress = next;
    notifyEach(listeners);
  }

  async function run(kind: ExportKind): Promise<void> {
    if (progress !== null) {
      view.set({ refusal: COPY.busy });
      return;
    }
    const { floorNumber } = view.get();
    const { title, detail, inspection, levelName } = names();
    const floor = levelName(floorNumber);
    const copy = COPY.kinds[kind];
    const now = new Date();
    clearAlert(ALERT);
    setProgress(COPY.making(copy.file));
    try {
      const { file, notes } = await (isPicture(kind)
        ? makePicture(setup, kind)
        : makeDocument(setup, kind, floorNumber, now));
      const extension = isPicture(kind) ? "png" : FILE_TYPES[kind].extension;
      const parts = [title, detail, inspection, ...(isSingleFloor(kind) ? [floor] : [])];
      const name = exportFileName(parts, copy.file, formatDay(now), extension);
      saveFile(name, file);
      const message = [COPY.saved(name), ...notes.map(noteText)].join(". ");
      showAlert({ id: ALERT, type: notes.length > 0 ? "warning" : "success", message });
    } catch {
      const retry = { label: COPY.retry, onClick: () => void run(kind) };
      showAlert({ id: ALERT, type: "error", message: COPY.failed(copy.action(floor)), buttonProps: retry });
    } finally {
      setProgress(null);
    }
  }

  return {
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    floorLabel: () => names().levelName(view.get().floorNumber),
  };
}
