import { type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { EditorContext, type EditorServices } from "@/components/scan-editor/context/editor-context";
import { createExportController } from "@/components/scan-editor/context/export-controller";
import { createViewController } from "@/components/scan-editor/context/view-controller";
import { openEditorView } from "@/components/scan-editor/tools/open-editor-view";
import { floorName } from "@/lib/domain/floor-name";

type EditorParts = Partial<EditorServices> & Pick<EditorServices, "store">;

const NAMES = { title: "", detail: "", inspection: "", levelName: floorName };

/** Returns the services of an open editor, real by default, except that nothing is exported, deleted or opened. */
export function editorServices({ store, view = openEditorView(store, 0), ...overrides }: EditorParts): EditorServices {
  return {
    store,
    view,
    views: createViewController(store, view),
    exports: createExportController({ store, view, names: () => NAMES, makeFile: () => Promise.reject(new Error()) }),
    deleteSelection: () => {},
    chooseFiles: () => {},
    openExportMenu: () => {},
    ...overrides,
  };
}

/** Returns a wrapper for `render` and `renderHook`. */
export function inEditor(options: EditorParts): (props: { children: ReactNode }) => ReactElement {
  const services = editorServices(options);
  return ({ children }) => <EditorContext value={services}>{children}</EditorContext>;
}

/** Renders a part of the editor, as an open editor shows it. */
export const renderInEditor = (ui: ReactElement, editor: EditorParts, options?: Omit<RenderOptions, "wrapper">) =>
  render(ui, { ...options, wrapper: inEditor(editor) });
