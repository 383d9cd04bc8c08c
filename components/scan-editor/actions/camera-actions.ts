import { sendCamera } from "../canvas/view/editor-view";
import { WORDS } from "../names/words";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const cameraActions: EditorActionGroup = ({ view }) => [
  editorAction({ id: "frame", label: WORDS.frameSelection, keys: ["f"], run: () => sendCamera(view, "frame") }),
  editorAction({ id: "home", label: WORDS.homeView, keys: ["h"], run: () => sendCamera(view, "home") }),
  editorAction({ id: "fit", label: WORDS.fitAll, keys: ["Home"], run: () => sendCamera(view, "fit") }),
];
