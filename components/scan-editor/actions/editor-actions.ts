/** Everything the editor can do, for its keys, the palette and the list of keys. */
import { cameraActions } from "./camera-actions";
import { editActions } from "./edit-actions";
import type { EditorActionGroup } from "./editor-action";
import { selectionActions } from "./selection-actions";

const GROUPS: readonly EditorActionGroup[] = [selectionActions, cameraActions, editActions];

export const editorActions: EditorActionGroup = (context) => GROUPS.flatMap((group) => group(context));
