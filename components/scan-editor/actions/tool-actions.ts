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
const OWN_ARROWS =
  "[role='tree'], [role='listbox'], [role='radiogroup'], [role='tablist'], [role='grid'], [role='slider'], [role='combobox']";

/** Lists do not handle Alt+arrow, which would otherwise navigate the browser back. */
const isOwn = (prefix: string): boolean => prefix !== "alt+" && Boolean(document.activeElement?.closest(OWN_ARROWS));

/** Nudges by the steps of number fields, in the chosen units. */
function nudges({ view, store }: EditorServices): Action[] {
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
          if (isOwn(prefix) || (prefix !== "alt+" && store.getSelection().kinds.size === 0)) return false;
          return view.tools.nudge(direction, steps[step]);
        },
      }),
    ),
  );
}

/** A larger selection is not a measurement. */
const MAX_MEASURED = 24;

/** Returns the measurement that the selection stands for, or null. */
function givenMeasure(context: EditorServices): MeasureGiven | null {
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
  const measures = running?.tool === "measure" ? nextMeasure(running.kind) : "distance";
  const given = givenMeasure(context);
  return [
    editorAction({
      id: "select",
      label: TOOL_NAMES.select,
      keys: ["s"],
      run: () => tools.setBase(tools.get().base === "select" ? "look" : "select"),
    }),
    // It has no key of its own: S and Escape return to it.
    editorAction({ id: "look", label: TOOL_NAMES.look, run: () => tools.setBase("look") }),
    editorAction({ id: "move", label: TOOL_NAMES.move, keys: ["g"], run: () => tools.startMove() }),
    editorAction({ id: "turn", label: TOOL_NAMES.turn, keys: ["r"], run: () => tools.startTurn() }),
    editorAction({ id: "measure", label: TOOL_NAMES.measure, keys: ["m"], run: () => tools.startMeasure(measures) }),
    editorAction({
      id: "measure-selection",
      label: TOOL_NAMES.measureSelection,
      keys: ["shift+m"],
      keywords: TOOL_NAMES.measureKeywords,
      disabledReason: given ? null : TOOL_NAMES.measureWants,
      run: () => given && tools.startMeasure(given),
    }),
    // They have no keys of their own: M switches between them.
    ...MEASURES.map((kind) =>
      editorAction({
        id: `measure-${kind}`,
        label: TOOL_NAMES.measureBy(kind),
        keywords: TOOL_NAMES.measureKeywords,
        run: () => tools.startMeasure(kind),
      }),
    ),
    ...nudges(context),
  ];
};
