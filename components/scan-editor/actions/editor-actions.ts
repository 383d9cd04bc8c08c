/** Everything the editor can do, for its keys, the palette and the list of keys. */
import { cameraActions } from "./camera-actions";
import { editActions } from "./edit-actions";
import type { EditorActionGroup } from "./editor-action";
import { labelActions } from "./label-actions";
import { layerActions } from "./layer-actions";
import { measuresActions } from "./measures-actions";
import { objectActions } from "./object-actions";
import { panelActions } from "./panel-actions";
import { reachActions } from "./reach-actions";
import { savingActions } from "./saving-actions";
import { selectionActions } from "./selection-actions";
import { sightActions } from "./sight-actions";
import { toolActions } from "./tool-actions";
import { topologyActions } from "./topology-actions";
import { viewActions } from "./view-actions";

const GROUPS: readonly EditorActionGroup[] = [
  selectionActions,
  reachActions,
  viewActions,
  cameraActions,
  sightActions,
  layerActions,
  measuresActions,
  toolActions,
  topologyActions,
  objectActions,
  labelActions,
  savingActions,
  editActions,
  panelActions,
];

export const editorActions: EditorActionGroup = (context) => GROUPS.flatMap((group) => group(context));
