import type { Action } from "@/lib/client/actions/action";
import type { EditorServices } from "../context/editor-context";

/** Returns the actions of one group, created on every call so that they match the current selection. */
export type EditorActionGroup = (context: EditorServices) => Action[];

/** Creates an action of the editor, which handles its keys itself. `id` is unique within the editor. */
export function editorAction(action: Omit<Action, "group" | "isHandledElsewhere">): Action {
  return { ...action, id: `editor.${action.id}`, group: "editor", isHandledElsewhere: true };
}
