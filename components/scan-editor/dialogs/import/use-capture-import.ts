"use client";
/** Reads capture files, previews them, and imports them as one edit once confirmed. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { applyIntake } from "@/lib/editor/formats/import/apply-intake";
import { type ImportBounds, readExisting } from "@/lib/editor/formats/import/existing-records";
import { namesOfNameless } from "@/lib/editor/formats/import/room-titles";
import type { CapturePreview, CaptureProgress, ConvertCaptures } from "./capture-messages";
import { IMPORT_COPY } from "./import-copy";

export type ImportStage =
  | { name: "reading"; progress: CaptureProgress | null; count: number }
  | {
      name: "preview";
      preview: CapturePreview;
      /** The typed names of rooms, by id. */
      names: Readonly<Record<string, string>>;
      /** The chosen floor of the lowest story; undefined for the captured one. */
      floorNumber: number | undefined;
      /** The lowest captured floor, which can always be chosen; null if the captures have no room. */
      ownFloor: number | null;
      /** Whether the preview is being computed again for another floor. */
      isPlacing: boolean;
      /** Why the import was refused. */
      problem: string | null;
    }
  | { name: "failed"; problem: string };

export type CaptureImport = {
  stage: ImportStage | null;
  read(files: readonly File[]): void;
  /** Cancels at any moment before the import; nothing is imported. */
  cancel(): void;
  placeOn(floorNumber: number): void;
  nameRoom(id: string, name: string): void;
  importRooms(): void;
};

type Setup = {
  store: EditorStore;
  keyBase: string;
  convert: ConvertCaptures;
  /** Called with the floor of the import. */
  onImported: (floorNumber: number | null) => void;
};

/** Returns the stage of the first preview, with the captures on their own floors. */
function previewStage(preview: CapturePreview): ImportStage {
  const floors = preview.intake.rooms.map((room) => room.floorNumber);
  return {
    name: "preview",
    preview,
    names: {},
    floorNumber: undefined,
    ownFloor: floors.length > 0 ? Math.min(...floors) : null,
    isPlacing: false,
    problem: null,
  };
}

/** Runs one conversion of the chosen files at a time; a new one aborts the last. */
function useConversion({ store, keyBase, convert }: Setup, chosen: RefObject<readonly File[]>) {
  const running = useRef<AbortController | null>(null);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);
  const start = useCallback(
    (floorNumber: number | undefined, onProgress: (progress: CaptureProgress) => void) => {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      const { surveyKey } = store.scene;
      const request = { surveyKey, keyBase, files: chosen.current };
      const placedRequest = floorNumber === undefined ? request : { ...request, floorNumber };
      const watch = {
        signal: run.signal,
        onProgress: (progress: CaptureProgress) => void (run.signal.aborted || onProgress(progress)),
        held: (coming: ImportBounds) => readExisting(store.scene, coming),
      };
      return convert(placedRequest, watch).then(
        (preview) => (run.signal.aborted ? null : preview),
        () => (run.signal.aborted ? null : ("failed" as const)),
      );
    },
    [store, keyBase, convert, chosen],
  );
  return { start, abort };
}

export function useCaptureImport(setup: Setup): CaptureImport {
  const { store, onImported } = setup;
  const [stage, setStage] = useState<ImportStage | null>(null);
  const chosen = useRef<readonly File[]>([]);
  /** The floor of the current preview. */
  const previewFloor = useRef<number | undefined>(undefined);
  const { start, abort } = useConversion(setup, chosen);

  const read = useCallback(
    (files: readonly File[]) => {
      if (stage !== null || files.length === 0) return;
      chosen.current = files;
      setStage({ name: "reading", progress: null, count: files.length });
      const onProgress = (progress: CaptureProgress) =>
        setStage({ name: "reading", progress, count: chosen.current.length });
      void start(undefined, onProgress).then((preview) => {
        if (preview === null) return;
        if (preview === "failed") setStage({ name: "failed", problem: IMPORT_COPY.stopped });
        else {
          previewFloor.current = undefined;
          setStage(previewStage(preview));
        }
      });
    },
    [stage, start],
  );

  const cancel = useCallback(() => {
    abort();
    chosen.current = [];
    setStage(null);
  }, [abort]);

  const updatePreview = useCallback((change: Partial<Extract<ImportStage, { name: "preview" }>>) => {
    setStage((current) => (current?.name === "preview" ? { ...current, ...change } : current));
  }, []);

  const placeOn = useCallback(
    (floorNumber: number) => {
      updatePreview({ floorNumber, isPlacing: true, problem: null });
      void start(floorNumber, () => {}).then((preview) => {
        if (preview === null) return;
        if (preview === "failed") {
          updatePreview({ floorNumber: previewFloor.current, isPlacing: false, problem: IMPORT_COPY.stopped });
          return;
        }
        previewFloor.current = floorNumber;
        updatePreview({ preview, isPlacing: false });
      });
    },
    [start, updatePreview],
  );

  const nameRoom = useCallback((id: string, name: string) => {
    setStage((current) =>
      current?.name === "preview" ? { ...current, names: { ...current.names, [id]: name } } : current,
    );
  }, []);

  const importRooms = useCallback(() => {
    if (stage?.name !== "preview" || stage.isPlacing) return;
    const { intake } = stage.preview;
    const fileNames = intake.files.flatMap((file) => (file.ok ? file.fileName : []));
    const label = IMPORT_COPY.gesture(fileNames);
    const names = { ...stage.names, ...namesOfNameless(intake, stage.names) };
    const run = store.run((scene) => applyIntake(scene, { intake, names, label }));
    if (!run.ok) {
      updatePreview({ problem: run.refusal.message });
      return;
    }
    cancel();
    onImported(intake.rooms[0]?.floorNumber ?? null);
  }, [stage, store, cancel, updatePreview, onImported]);

  return { stage, read, cancel, placeOn, nameRoom, importRooms };
}
