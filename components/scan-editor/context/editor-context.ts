"use client";

import { createContext, useContext } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { OpenEditorView } from "../canvas/view/editor-view";
import type { ExportController } from "./export-controller";
import type { ViewController } from "./view-controller";

/** The edited scene and its display. */
export type StoreAndView = { store: EditorStore; view: OpenEditorView };

/** The services of one open editor. None is replaced while the editor is open. */
export type EditorServices = StoreAndView & {
  /** The named views of the survey. */
  views: ViewController;
  exports: ExportController;
  /** Deletes the selection and offers to undo the deletion. */
  deleteSelection: () => void;
  /** Opens the file chooser of the import. */
  chooseFiles: () => void;
  openExportMenu: () => void;
};

/** Components read the services here; actions and other functions take them as a parameter. */
export const EditorContext = createContext<EditorServices | null>(null);

/** Throws outside of an open editor. */
export function useEditor(): EditorServices {
  const services = useContext(EditorContext);
  if (!services) throw new Error("useEditor is used outside of an EditorContext.");
  return services;
}

/** Returns whether the pointer is, or was last, in the plan, where stacked elements appear as one. */
export const isFromAbove = ({ view }: StoreAndView): boolean => view.tools.view?.isFromAbove === true;
