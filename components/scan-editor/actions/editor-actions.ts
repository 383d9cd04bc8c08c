/** Everything the editor can do, for its keys, the palette and the list of keys. */
import { cameraActions } from "./camera-actions";
import { editActions } from "./edit-actions";
import type { EditorActionGroup } from "./editor-action";
import { objectActions } from "./object-actions";
import { selectionActions } from "./selection-actions";
import { toolActions } from "./tool-actions";

const GROUPS: readonly EditorActionGroup[] = [selectionActions, cameraActions, toolActions, objectActions, editActions];

export const editorActions: EditorActionGroup = (context) => GROUPS.flatMap((group) => group(context));
