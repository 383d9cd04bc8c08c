import { isPanelOpen, showPanel, togglePanel } from "../docking/side-column";
import { CHECK_COPY as COPY } from "../panels/checks/copy";
import { cachedRepair, goToFinding, runRepair } from "../panels/checks/run-repair";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The checks panel, stepping through the findings, and the repair of the chosen finding. */
export const checkActions: EditorActionGroup = (context) => {
  const { view } = context;
  const { listed, active } = view.checks.get();
  const repair = cachedRepair(context);
  const nothing = listed.length === 0 ? COPY.nothingFound : null;
  function move(step: 1 | -1): void {
    showPanel(view, "checks");
    const from = active < 0 && step < 0 ? 0 : active;
    goToFinding(context, (from + step + listed.length) % listed.length);
  }
  return [
    editorAction({
      id: "checks",
      label: isPanelOpen(view, "checks") ? COPY.hide : COPY.show,
      keys: ["shift+w"],
      keywords: COPY.keywords,
      run: () => togglePanel(view, "checks"),
    }),
    editorAction({ id: "next-finding", label: COPY.next, keys: ["."], disabledReason: nothing, run: () => move(1) }),
    editorAction({
      id: "previous-finding",
      label: COPY.previous,
      keys: [","],
      disabledReason: nothing,
      run: () => move(-1),
    }),
    editorAction({
      id: "repair-finding",
      label: repair?.why === undefined && repair ? COPY.repairNamed(repair.name) : COPY.repair,
      keys: ["shift+x"],
      disabledReason: repair ? (repair.why ?? null) : (nothing ?? COPY.nothingChosen),
      run: () => runRepair(context),
    }),
  ];
};
