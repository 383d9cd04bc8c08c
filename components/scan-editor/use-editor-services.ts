"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { createDeletion } from "./actions/delete-with-undo";
import type { EditorServices } from "./context/editor-context";
import { createExportController, type ExportNames } from "./context/export-controller";
import { makeFile } from "./context/make-file";
import { createViewController } from "./context/view-controller";
import { openEditorView } from "./tools/open-editor-view";

type Setup = {
  store: EditorStore;
  /** The floor to open on. */
  floorNumber: number;
  /** The names of claim, inspection and levels, for the names of exported files. */
  names: ExportNames;
  /** The file input of the import. */
  chooser: RefObject<HTMLInputElement | null>;
  /** The column of the outliner. */
  elements: RefObject<HTMLElement | null>;
  openExportMenu: () => void;
};

/** Opens the services of an editor once; the returned object never changes. */
export function useEditorServices(setup: Setup): EditorServices {
  const { keyBase } = usePublicConfig();
  const names = useRef(setup.names);
  useLayoutEffect(() => {
    names.current = setup.names;
  }, [setup.names]);
  const [services] = useState(() => openServices(setup, () => names.current, keyBase));
  return services;
}

function openServices(setup: Setup, names: () => ExportNames, keyBase: string): EditorServices {
  const { store, floorNumber, chooser, elements, openExportMenu } = setup;
  const view = openEditorView(store, floorNumber, keyBase);
  /** Moves the focus to the outliner if the focused button was deleted with its element. */
  function restoreFocus(): void {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      elements.current?.querySelector<HTMLElement>("[role='tree']")?.focus({ preventScroll: true });
    });
  }
  return {
    store,
    view,
    views: createViewController(store, view),
    exports: createExportController({ store, view, names, makeFile }),
    deleteSelection: createDeletion({ store, view }, restoreFocus),
    chooseFiles: () => chooser.current?.click(),
    openExportMenu,
  };
}
