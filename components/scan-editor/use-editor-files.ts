"use client";

import { useCallback } from "react";
import { usePublicConfig } from "@/lib/client/public-config";
import { runCameraCommand } from "./canvas/view/editor-view";
import { goToFloor } from "./canvas/view/go-to-floor";
import { useEditor } from "./context/editor-context";
import { type LintelFiles, useLintelFiles } from "./dialogs/exchange/use-lintel-files";
import { convertCaptures } from "./dialogs/import/convert-captures";
import { type CaptureImport, useCaptureImport } from "./dialogs/import/use-capture-import";

export type EditorFiles = {
  captures: CaptureImport;
  own: LintelFiles;
  isBusy: boolean;
  /** Reads Lintel files and captures; the function is the same in every render. */
  read: (files: readonly File[]) => void;
};

/** Imports files into the open editor, and shows the floor of an import once the import is done. */
export function useEditorFiles(): EditorFiles {
  const { store, view } = useEditor();
  const { keyBase } = usePublicConfig();
  const onImported = useCallback(
    (floor: number | null) => {
      if (floor !== null) goToFloor(store, view, floor);
      requestAnimationFrame(() => runCameraCommand(view, "home"));
    },
    [store, view],
  );
  const captures = useCaptureImport({ store, keyBase, convert: convertCaptures, onImported });
  const lintelFiles = useLintelFiles({ store, keyBase, others: captures.read, onImported });
  const { read: readLintelFiles } = lintelFiles;
  const read = useCallback((files: readonly File[]) => void readLintelFiles(files), [readLintelFiles]);
  const isBusy = captures.stage !== null || lintelFiles.progress !== null || lintelFiles.preview !== null;
  return { captures, own: lintelFiles, isBusy, read };
}
