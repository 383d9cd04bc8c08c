"use client";

import { useLayoutEffect } from "react";
import { Kbd } from "@/components/ui/kbd";
import { extrusionRefusal } from "@/lib/editor/commands/extrude-wall";
import { withColumn } from "@/lib/editor/commands/selecting/columns";
import { countOnPlan } from "@/lib/editor/commands/selecting/count-on-plan";
import type { ReadScene } from "@/lib/editor/core/scene";
import { isSelected, type SelectionItem, type SelectionMode, selectedItems } from "@/lib/editor/core/selection";
import type { SquareUpView } from "@/lib/editor/tools/placing/square-up-session";
import { naturalConstraint, UPRIGHT } from "@/lib/editor/tools/snap/constraint";
import type { Running } from "@/lib/editor/tools/tool-state";
import { deletionAlong } from "./actions/delete-selection";
import type { EditorView } from "./canvas/view/editor-view";
import type { FloorContents } from "./canvas/view/survey-rooms";
import { type StoreAndView, useEditor } from "./context/editor-context";
import { NewFindings } from "./findings/new-findings";
import styles from "./mode-line.module.css";
import { type Keys, MODE_LINE } from "./mode-line-copy";
import { COPY } from "./names/copy";
import { OBJECT_PANEL_COPY } from "./names/object-copy";
import { TOOL_NAMES } from "./names/tool-copy";
import { elementText, useElementName } from "./names/use-element-name";
import { usePlacingController, useReasonNotToPlace } from "./objects/use-placing-controller";
import { useEvidence } from "./panels/evidence/use-evidence";
import { useReviewKeys } from "./panels/review/review-keys";
import { useQuestion } from "./prompt/use-question";
import { useLayers } from "./state/use-layers";
import { useSelection, useViewPart } from "./state/use-store";
import { useToolState } from "./tools/use-tools";

function headingOf(running: Running | null, mode: SelectionMode): string {
  switch (running?.tool) {
    case "move":
    case "turn":
      return `${TOOL_NAMES[running.tool]} ${COPY.modeNames[mode].toLowerCase()}`;
    case "split":
      return `${TOOL_NAMES.split} ${running.of}`;
    case "measure":
      return `${TOOL_NAMES.measure} ${TOOL_NAMES.measures[running.kind]}`;
    default:
      return COPY.modeNames[mode];
  }
}

/** Keeps toasts above the line, because its keys are needed right after an action. */
function useToastsAbove(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--under-toasts", "var(--mode-line)");
    return () => void style.removeProperty("--under-toasts");
  }, []);
}

/** Returns whether Alt makes a movement vertical; planar objects stay in their wall, floors always move vertically. */
const canMoveUpright = (scene: ReadScene, item: SelectionItem): boolean =>
  item.kind !== "objectPlanar" && naturalConstraint(scene, item) !== UPRIGHT;

const squaringText = ({ plan: { outcome } }: SquareUpView): string =>
  outcome.ok ? OBJECT_PANEL_COPY.squaring : outcome.refusal.message;

/** A larger selection is not tested; its command is refused with a reason instead. */
const MAX_TESTED = 60;

/** Returns whether an element, or an element that moves with it, is locked. */
const isLocked = ({ layers }: EditorView, scene: ReadScene, items: readonly SelectionItem[]): boolean =>
  items.length <= MAX_TESTED &&
  (items.some(({ kind, key }) => kind === "vertex" && scene.get(kind, key)?.locked) ||
    Boolean(layers?.refuseToMove(items)));

const canExtrude = (scene: ReadScene, items: readonly SelectionItem[]): boolean =>
  items.length > MAX_TESTED ||
  extrusionRefusal(
    scene,
    items.flatMap(({ kind, key }) => (kind === "face" ? [key] : [])),
  ) === null;

/** Counts the elements that a plan selects as one. */
const columnSize = (scene: ReadScene, item: SelectionItem): number => withColumn(scene, item).length;

/** Reads the state that decides the text and the keys of the line. */
function useSituation(floors: readonly FloorContents[]) {
  const { store, view } = useEditor();
  const selection = useSelection(store);
  const hovered = useViewPart(view, "hovered");
  const isPlanPointed = useViewPart(view, "isPlanPointed");
  const { base, running } = useToolState(view);
  const { placing, squareUp } = usePlacingController(view.placing);
  const question = useQuestion(view);
  useLayers(view);
  const { photos, pointedKey } = useEvidence(view.evidence);
  const items = selectedItems(selection);
  const reviewKeys = useReviewKeys(view, items[0]?.key);
  const nameOf = (item: SelectionItem): string => elementText(store.scene, floors, item).replace("\n", ", ");
  const under = hovered && {
    name: isPlanPointed ? MODE_LINE.together(nameOf(hovered), columnSize(store.scene, hovered)) : nameOf(hovered),
    isMovable: hovered.kind === "vertex" || hovered.kind === "edge" || isSelected(selection, hovered.key),
  };
  const photo = photos.find(({ key }) => key === pointedKey);
  return { selection, items, isPlanPointed, base, running, placing, squareUp, question, reviewKeys, under, photo };
}

type Situation = ReturnType<typeof useSituation>;

/** Describes the effect of the next click, release or Enter. */
function nextStep(situation: Situation): string {
  const { selection, isPlanPointed, base, running, placing, squareUp, question, under, photo } = situation;
  if (question) return MODE_LINE.asking;
  if (running) return MODE_LINE.running(running);
  if (placing) return OBJECT_PANEL_COPY.prompt(placing);
  if (squareUp) return squaringText(squareUp);
  const ground = isPlanPointed ? "slide" : "turn";
  if (photo) return MODE_LINE.photo(photo.name, base, ground);
  return MODE_LINE.click(selection.mode, base, under, ground);
}

/** Returns the keys that apply now, with their effects. */
function currentKeys({ store, view }: StoreAndView, situation: Situation): Keys {
  const { selection, items, isPlanPointed, base, running, placing, squareUp, question, reviewKeys } = situation;
  const [first] = items;
  if (question) return MODE_LINE.askingKeys;
  if (running) {
    const mayRise = !isPlanPointed && first !== undefined && canMoveUpright(store.scene, first);
    return MODE_LINE.runningKeys(running, mayRise);
  }
  if (placing) return OBJECT_PANEL_COPY.keys(placing, first?.kind === "face");
  if (squareUp) return OBJECT_PANEL_COPY.squareUpKeys(squareUp.plan.outcome.ok);
  if (!first || base !== "look") return MODE_LINE.idleKeys[base];
  const selectedKeys = isLocked(view, store.scene, items)
    ? MODE_LINE.lockedKeys
    : MODE_LINE.selectedKeys(selection.mode, deletionAlong(store), canExtrude(store.scene, items));
  return [...reviewKeys, ...selectedKeys];
}

/** Returns the name of the selected element, or the number of selected elements. */
function useSelectionText({ isPlanPointed, items }: Situation, floors: readonly FloorContents[]): string | null {
  const { store } = useEditor();
  const counted = isPlanPointed ? countOnPlan(store.scene, items) : { count: items.length, only: items[0] };
  const name = useElementName(store, floors, counted.count > 1 ? null : counted.only).replace("\n", ", ");
  if (counted.count > 1) return COPY.severalSelected(counted.count);
  return counted.only ? name : null;
}

/** The line under the picture: the selection, the next step, refusals and notices, and the keys that apply now. */
export function ModeLine(props: { floors: readonly FloorContents[]; progress: string | null }) {
  const { floors, progress } = props;
  const editor = useEditor();
  const { view } = editor;
  useToastsAbove();
  const situation = useSituation(floors);
  const { selection, running, question } = situation;
  const refused = useViewPart(view, "refusal");
  const refusal = useReasonNotToPlace(view.placing) ?? refused;
  const notice = useViewPart(view, "notice");
  const selectionText = useSelectionText(situation, floors);
  const next = nextStep(situation);
  const currentNotice = !running && notice?.selection === selection ? notice.text : null;
  const sentence = progress ?? refusal ?? currentNotice ?? next;
  const lock = running?.tool === "move" && running.lock ? TOOL_NAMES.lock(running.lock) : null;
  return (
    <footer className={styles.line} data-resting={running === null || undefined}>
      <span className={styles.heading}>
        <b>{question?.title ?? headingOf(running, selection.mode)}</b>
        <span>{lock ?? selectionText}</span>
      </span>
      <i />
      <NewFindings />
      <span
        role="status"
        aria-live="polite"
        className={styles.sentence}
        data-tone={refusal && progress === null ? "bad" : undefined}
        title={sentence}
      >
        {sentence}
      </span>
      {sentence === next ? null : <span className={styles.next}>{next}</span>}
      <span className={styles.keys}>
        {currentKeys(editor, situation).map(([key, effect]) => (
          <span key={key}>
            <Kbd>{key}</Kbd>
            {effect}
          </span>
        ))}
      </span>
    </footer>
  );
}
