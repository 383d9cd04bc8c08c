import { TASK_COPY as COPY } from "../dialogs/task/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The task that the editor was opened for. */
export const taskActions: EditorActionGroup = ({ view }) => [
  editorAction({
    id: "task",
    label: COPY.show,
    keys: ["shift+t"],
    keywords: COPY.keywords,
    run: () => view.set({ isTaskShown: true }),
  }),
];
