import { WORDS } from "../words";
import { type EditorActionGroup, editorAction } from "./editor-action";

export const cameraActions: EditorActionGroup = ({ view }) => [
  editorAction({ id: "frame", label: WORDS.frameSelection, keys: ["f"], run: () => view.camera?.frame() }),
  editorAction({ id: "home", label: WORDS.homeView, keys: ["h"], run: () => view.camera?.home() }),
  editorAction({ id: "fit", label: WORDS.fitAll, keys: ["Home"], run: () => view.camera?.fit() }),
];
