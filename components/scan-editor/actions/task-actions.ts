import { TASK_WORDS as WORDS } from "../dialogs/task/words";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The task that the editor was opened for. */
export const taskActions: EditorActionGroup = ({ view }) => [
  editorAction({
    id: "task",
    label: WORDS.show,
    keys: ["shift+t"],
    keywords: WORDS.keywords,
    run: () => view.set({ isTaskShown: true }),
  }),
];
