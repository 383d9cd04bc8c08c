import { isPanelOpen, showPanel, togglePanel } from "../docking/side-column";
import { REVIEW_PANEL_COPY as COPY } from "../panels/review/copy";
import { acceptChosen, acceptRooms, revertChosen, stepThrough, withdrawChosen } from "../panels/review/run-review";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The review panel, stepping through the queue, and accepting or reverting. */
export const reviewActions: EditorActionGroup = (context) => {
  const { store, view } = context;
  const { review } = view;
  const { queue, active } = review.get();
  const { size } = store.getSelection().kinds;
  const isDone = review.isFollowing() && queue !== null && queue.done === queue.total;
  const nothingLeft = isDone ? COPY.nothingWaits : null;
  const nothingChosen = size === 0 && active === null ? COPY.nothingWaitsHere : null;
  const { keywords } = COPY;
  return [
    editorAction({
      id: "review",
      label: isPanelOpen(view, "review") ? COPY.hide : COPY.show,
      keys: ["alt+r"],
      keywords,
      run: () => togglePanel(view, "review"),
    }),
    editorAction({
      id: "review-next",
      label: COPY.next,
      keys: ["alt+g"],
      keywords,
      disabledReason: nothingLeft,
      run: () => stepThrough(context, 1),
    }),
    editorAction({
      id: "review-previous",
      label: COPY.previous,
      keys: ["alt+b"],
      keywords,
      disabledReason: nothingLeft,
      run: () => stepThrough(context, -1),
    }),
    editorAction({
      id: "accept",
      label: COPY.acceptSelected,
      keys: ["shift+g"],
      keywords,
      disabledReason: nothingLeft ?? nothingChosen,
      run: () => acceptChosen(context),
    }),
    editorAction({
      id: "accept-room",
      label: COPY.acceptWhole,
      keys: ["shift+alt+g"],
      keywords,
      disabledReason: nothingLeft ?? nothingChosen,
      run: () => acceptRooms(context),
    }),
    editorAction({
      id: "withdraw-acceptance",
      label: COPY.withdrawSelected,
      keys: ["shift+alt+b"],
      keywords,
      disabledReason: size === 0 ? COPY.notAccepted : null,
      run: () => withdrawChosen(context),
    }),
    editorAction({
      id: "scan-changes",
      label: COPY.showChanges,
      keys: ["alt+n"],
      keywords,
      run() {
        review.setList("changes");
        showPanel(view, "review");
      },
    }),
    editorAction({
      id: "revert-to-scan",
      label: COPY.revert,
      keys: ["alt+v"],
      keywords,
      disabledReason: size === 1 ? null : COPY.nothingChosen,
      run: () => void revertChosen(context),
    }),
  ];
};
