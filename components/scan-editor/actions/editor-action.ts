import type { Action } from "@/lib/client/actions/action";
import type { EditorServices } from "../context/editor-context";

/** The actions of one group, written anew whenever they are asked for, so that they know the selection as it is. */
export type EditorActionGroup = (context: EditorServices) => Action[];

/** An action of the editor, which hears its keys itself. `id` is unique within the editor. */
export function editorAction(action: Omit<Action, "group" | "isHeardElsewhere">): Action {
  return { ...action, id: `editor.${action.id}`, group: "editor", isHeardElsewhere: true };
}
