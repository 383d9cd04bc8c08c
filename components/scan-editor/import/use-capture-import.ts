"use client";
/** Takes capture files in, one after another, each as one gesture, and keeps what became of them. */
import { useCallback, useRef, useState } from "react";
import { addRecords } from "@/lib/editor/commands/add-records";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { ImportReport } from "@/lib/editor/import/import-report";
import { IMPORT_WORDS } from "./import-words";
import { type ConvertCapture, readCaptureFile } from "./read-capture-file";

export type FileOutcome =
  | { id: string; fileName: string; ok: true; report: ImportReport }
  | { id: string; fileName: string; ok: false; message: string };

export type CaptureImport = {
  /** What is being read now; null when nothing is. */
  progress: string | null;
  /** What became of the last files; null once it has been read. */
  outcomes: readonly FileOutcome[] | null;
  take(files: readonly File[]): Promise<void>;
  dismiss(): void;
};

export function useCaptureImport(setup: {
  store: EditorStore;
  keyBase: string;
  convert: ConvertCapture;
  /** Called with the floor of what came in. */
  onTaken: (floorNumber: number | null) => void;
}): CaptureImport {
  const { store, keyBase, convert, onTaken } = setup;
  const [progress, setProgress] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[] | null>(null);
  const isBusy = useRef(false);

  const takeOne = useCallback(
    async (file: File, id: string): Promise<{ outcome: FileOutcome; floorNumber: number | null }> => {
      const { surveyKey } = store.scene;
      const request = { surveyKey, keyBase, existing: store.scene.toRecords() };
      const result = await readCaptureFile(file, request, convert);
      if (!result.ok) {
        return { outcome: { id, fileName: file.name, ok: false, message: result.error.message }, floorNumber: null };
      }
      const { records, report } = result;
      const isEmpty = Object.values(records).every((list) => list.length === 0);
      if (!isEmpty) {
        const run = store.run((scene) => addRecords(scene, { records, label: IMPORT_WORDS.gesture(file.name) }));
        if (!run.ok) {
          return { outcome: { id, fileName: file.name, ok: false, message: run.refusal.message }, floorNumber: null };
        }
      }
      return {
        outcome: { id, fileName: file.name, ok: true, report },
        floorNumber: (records.face[0] ?? records.object3D[0])?.floorNumber ?? null,
      };
    },
    [store, keyBase, convert],
  );

  const take = useCallback(
    async (files: readonly File[]) => {
      if (isBusy.current || files.length === 0) return;
      isBusy.current = true;
      const done: FileOutcome[] = [];
      let floor: number | null = null;
      for (const [index, file] of files.entries()) {
        setProgress(IMPORT_WORDS.reading(file.name, index + 1, files.length));
        const { outcome, floorNumber } = await takeOne(file, `${index} ${file.name}`);
        done.push(outcome);
        floor = floorNumber ?? floor;
      }
      isBusy.current = false;
      setProgress(null);
      setOutcomes(done);
      if (done.some((outcome) => outcome.ok)) onTaken(floor);
    },
    [takeOne, onTaken],
  );

  return { progress, outcomes, take, dismiss: useCallback(() => setOutcomes(null), []) };
}
