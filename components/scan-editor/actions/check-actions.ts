import { isPanelOpen, showPanel, togglePanel } from "../docking/column-room";
import { goToFinding, knownRepair, runRepair } from "../panels/checks/run-repair";
import { CHECK_WORDS as WORDS } from "../panels/checks/words";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The checks' panel, the way through what they have found, and the repair of the finding that is chosen. */
export const checkActions: EditorActionGroup = (context) => {
  const { view } = context;
  const desk = view.checks;
  if (!desk) return [];
  const { listed, active } = desk.get();
  const repair = knownRepair(context, desk);
  const nothing = listed.length === 0 ? WORDS.nothingFound : null;
  function go(step: 1 | -1): void {
    showPanel(view, "checks");
    const from = active < 0 && step < 0 ? 0 : active;
    goToFinding(context, desk!, (from + step + listed.length) % listed.length);
  }
  return [
    editorAction({
      id: "checks",
      label: isPanelOpen(view, "checks") ? WORDS.hide : WORDS.show,
      keys: ["shift+w"],
      keywords: WORDS.keywords,
      run: () => togglePanel(view, "checks"),
    }),
    editorAction({ id: "next-finding", label: WORDS.next, keys: ["."], disabledReason: nothing, run: () => go(1) }),
    editorAction({
      id: "previous-finding",
      label: WORDS.previous,
      keys: [","],
      disabledReason: nothing,
      run: () => go(-1),
    }),
    editorAction({
      id: "repair-finding",
      label: repair?.why === undefined && repair ? WORDS.repairNamed(repair.name) : WORDS.repair,
      keys: ["shift+x"],
      disabledReason: repair ? (repair.why ?? null) : (nothing ?? WORDS.nothingChosen),
      run: () => runRepair(context, desk),
    }),
  ];
};
