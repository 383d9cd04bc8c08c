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
      /** The preview is computed again for another floor. */
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

/** The first preview of captures, on their own floors. */
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
      const placed = floorNumber === undefined ? request : { ...request, floorNumber };
      const watch = {
        signal: run.signal,
        onProgress: (progress: CaptureProgress) => void (run.signal.aborted || onProgress(progress)),
        held: (coming: ImportBounds) => readExisting(store.scene, coming),
      };
      return convert(placed, watch).then(
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
  const placedOn = useRef<number | undefined>(undefined);
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
          placedOn.current = undefined;
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

  const onPreview = useCallback((change: Partial<Extract<ImportStage, { name: "preview" }>>) => {
    setStage((now) => (now?.name === "preview" ? { ...now, ...change } : now));
  }, []);

  const placeOn = useCallback(
    (floorNumber: number) => {
      onPreview({ floorNumber, isPlacing: true, problem: null });
      void start(floorNumber, () => {}).then((preview) => {
        if (preview === null) return;
        if (preview === "failed") {
          onPreview({ floorNumber: placedOn.current, isPlacing: false, problem: IMPORT_COPY.stopped });
          return;
        }
        placedOn.current = floorNumber;
        onPreview({ preview, isPlacing: false });
      });
    },
    [start, onPreview],
  );

  const nameRoom = useCallback((id: string, name: string) => {
    setStage((now) => (now?.name === "preview" ? { ...now, names: { ...now.names, [id]: name } } : now));
  }, []);

  const importRooms = useCallback(() => {
    if (stage?.name !== "preview" || stage.isPlacing) return;
    const { intake } = stage.preview;
    const taken = intake.files.flatMap((file) => (file.ok ? file.fileName : []));
    const label = IMPORT_COPY.gesture(taken);
    const names = { ...stage.names, ...namesOfNameless(intake, stage.names) };
    const run = store.run((scene) => applyIntake(scene, { intake, names, label }));
    if (!run.ok) {
      onPreview({ problem: run.refusal.message });
      return;
    }
    cancel();
    onImported(intake.rooms[0]?.floorNumber ?? null);
  }, [stage, store, cancel, onPreview, onImported]);

  return { stage, read, cancel, placeOn, nameRoom, importRooms };
}
