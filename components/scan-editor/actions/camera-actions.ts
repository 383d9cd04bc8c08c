import { runCameraCommand } from "../canvas/view/editor-view";
import { COPY } from "../names/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const cameraActions: EditorActionGroup = ({ view }) => [
  editorAction({ id: "frame", label: COPY.frameSelection, keys: ["f"], run: () => runCameraCommand(view, "frame") }),
  editorAction({ id: "home", label: COPY.homeView, keys: ["h"], run: () => runCameraCommand(view, "home") }),
  editorAction({ id: "fit", label: COPY.fitAll, keys: ["Home"], run: () => runCameraCommand(view, "fit") }),
];
