/** All actions of the editor, for its keys, the palette and the key list. */
import type { ActionGroup } from "@/lib/client/actions/action";
import { cameraActions } from "./camera-actions";
import { checkActions } from "./check-actions";
import { editActions } from "./edit-actions";
import type { EditorActionGroup } from "./editor-action";
import { evidenceActions } from "./evidence-actions";
import { exportActions } from "./export-actions";
import { labelActions } from "./label-actions";
import { layerActions } from "./layer-actions";
import { measuresActions } from "./measures-actions";
import { objectActions } from "./object-actions";
import { panelActions } from "./panel-actions";
import { quantityActions } from "./quantity-actions";
import { reviewActions } from "./review-actions";
import { savingActions } from "./saving-actions";
import { selectMoreActions } from "./select-more-actions";
import { selectionActions } from "./selection-actions";
import { taskActions } from "./task-actions";
import { toolActions } from "./tool-actions";
import { topologyActions } from "./topology-actions";
import { viewActions } from "./view-actions";
import { visibilityActions } from "./visibility-actions";

/** The headings under which the key list shows the groups. */
const GROUPS: readonly (readonly [heading: ActionGroup, ...groups: EditorActionGroup[]])[] = [
  ["editorSelect", selectionActions, selectMoreActions],
  ["editorView", viewActions, cameraActions, visibilityActions, layerActions, evidenceActions, measuresActions],
  ["editorEdit", toolActions, topologyActions, objectActions, labelActions, quantityActions],
  ["editor", savingActions, exportActions, editActions, checkActions, reviewActions, taskActions, panelActions],
];

export const editorActions: EditorActionGroup = (context) =>
  GROUPS.flatMap(([heading, ...groups]) =>
    groups.flatMap((actionsOf) => actionsOf(context).map((action) => ({ ...action, group: heading }))),
  );
