import type { Action } from "@/lib/client/actions/action";
import { selectedItems } from "@/lib/editor/core/selection";
import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { MEASURES as LENGTHS } from "@/lib/editor/core/units/measures";
import { measureOfSelection, measureOnPlan } from "@/lib/editor/tools/measure-selection";
import { MEASURES, type MeasureGiven, nextMeasure } from "@/lib/editor/tools/tool-state";
import { type EditorServices, isFromAbove } from "../context/editor-context";
import { TOOL_NAMES } from "../names/tool-copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

const STEPS = [
  { prefix: "", step: "plain" },
  { prefix: "shift+", step: "coarse" },
  { prefix: "alt+", step: "fine" },
] as const;

const ARROWS = [
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "away"],
  ["ArrowDown", "near"],
  ["PageUp", "up"],
  ["PageDown", "down"],
] as const;

/** Arrow keys in these widgets do not move elements; toolbars stop their own arrow events. */
const ARROW_KEY_WIDGETS =
  "[role='tree'], [role='listbox'], [role='radiogroup'], [role='tablist'], [role='grid'], [role='slider'], [role='combobox']";

/** Alt+arrow always nudges: lists do not handle it, and the browser would navigate back. */
const isArrowForWidget = (prefix: string): boolean =>
  prefix !== "alt+" && Boolean(document.activeElement?.closest(ARROW_KEY_WIDGETS));

/** Returns the actions that nudge the selection by the steps of number fields, in the chosen units. */
function nudgeActions({ view, store }: EditorServices): Action[] {
  const { steps, stepNames } = LENGTHS[currentUnits()];
  return STEPS.flatMap(({ prefix, step }) =>
    ARROWS.map(([key, direction]) =>
      editorAction({
        id: `nudge-${direction}-${step}`,
        label: TOOL_NAMES.nudge(TOOL_NAMES.directions[direction], stepNames[step]),
        keys: [`${prefix}${key}`],
        isRepeatable: true,
        isKeyOnly: true,
        run: () => {
          if (isArrowForWidget(prefix) || (prefix !== "alt+" && store.getSelection().kinds.size === 0)) return false;
          return view.tools.nudge(direction, steps[step]);
        },
      }),
    ),
  );
}

/** A larger selection is not measured. */
const MAX_MEASURED = 24;

/** Returns the measurement that the selection defines, or null. */
function selectionMeasure(context: EditorServices): MeasureGiven | null {
  const { scene, getSelection } = context.store;
  const selection = getSelection();
  if (selection.kinds.size > MAX_MEASURED) return null;
  return (isFromAbove(context) ? measureOnPlan : measureOfSelection)(scene, selectedItems(selection));
}

/** The tools to move, turn and measure, and the arrow keys. */
export const toolActions: EditorActionGroup = (context) => {
  const { tools } = context.view;
  if (!tools) return [];
  const running = tools.get().running;
  const measureKind = running?.tool === "measure" ? nextMeasure(running.kind) : "distance";
  const measured = selectionMeasure(context);
  return [
    editorAction({
      id: "select",
      label: TOOL_NAMES.select,
      keys: ["s"],
      run: () => tools.setBase(tools.get().base === "select" ? "look" : "select"),
    }),
    // Look has no key of its own, because S and Escape return to it.
    editorAction({ id: "look", label: TOOL_NAMES.look, run: () => tools.setBase("look") }),
    editorAction({ id: "move", label: TOOL_NAMES.move, keys: ["g"], run: () => tools.startMove() }),
    editorAction({ id: "turn", label: TOOL_NAMES.turn, keys: ["r"], run: () => tools.startTurn() }),
    editorAction({ id: "measure", label: TOOL_NAMES.measure, keys: ["m"], run: () => tools.startMeasure(measureKind) }),
    editorAction({
      id: "measure-selection",
      label: TOOL_NAMES.measureSelection,
      keys: ["shift+m"],
      keywords: TOOL_NAMES.measureKeywords,
      disabledReason: measured ? null : TOOL_NAMES.measureWants,
      run: () => measured && tools.startMeasure(measured),
    }),
    // The kinds of measurement have no keys of their own, because M switches between them.
    ...MEASURES.map((kind) =>
      editorAction({
        id: `measure-${kind}`,
        label: TOOL_NAMES.measureBy(kind),
        keywords: TOOL_NAMES.measureKeywords,
        run: () => tools.startMeasure(kind),
      }),
    ),
    ...nudgeActions(context),
  ];
};
