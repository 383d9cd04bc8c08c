"use client";

import { useLayoutEffect } from "react";
import { Kbd } from "@/components/ui/kbd";
import { refusesExtrusion } from "@/lib/editor/commands/extrude-wall";
import { withColumn } from "@/lib/editor/commands/selecting/columns";
import { seenFromAbove } from "@/lib/editor/commands/selecting/seen-from-above";
import type { ReadScene } from "@/lib/editor/core/scene";
import { isSelected, type SelectionItem, type SelectionMode, selectedItems } from "@/lib/editor/core/selection";
import type { SquareUpView } from "@/lib/editor/tools/placing/square-up-session";
import { naturalConstraint, UPRIGHT } from "@/lib/editor/tools/snap/constraint";
import type { Running } from "@/lib/editor/tools/tool-state";
import { deletionAlong } from "./actions/delete-selection";
import type { EditorView } from "./canvas/view/editor-view";
import type { FloorContents } from "./canvas/view/survey-rooms";
import { useEditor } from "./context/editor-context";
import { NewFindings } from "./findings/new-findings";
import styles from "./mode-line.module.css";
import { MODE_LINE } from "./mode-line-copy";
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
      return `${TOOL_NAMES.measure} ${TOOL_NAMES.measures[running.what]}`;
    default:
      return COPY.modeNames[mode];
  }
}

/** Its height, as the style sheet has it. */
const HEIGHT = "28px";

/** Toasts stand over the line: they come with what was just done, when its keys are looked for. */
function useToastsAbove(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--under-toasts", HEIGHT);
    return () => void style.removeProperty("--under-toasts");
  }, []);
}

/** Whether Alt moves it otherwise than it moves anyway: doors stay in their wall, floors rise without. */
const rises = (scene: ReadScene, item: SelectionItem): boolean =>
  item.kind !== "objectPlanar" && naturalConstraint(scene, item) !== UPRIGHT;

/** What Enter would do with it, or why it would do nothing. */
const squaringText = ({ plan: { outcome } }: SquareUpView): string =>
  outcome.ok ? OBJECT_PANEL_COPY.squaring : outcome.refusal.message;

/** Of more, the refusal says it. */
const MOST_LOOKED_AT = 60;

/** Whether what is selected is locked, by itself or by what it would take along. */
const isHeldFast = ({ layers }: EditorView, scene: ReadScene, items: readonly SelectionItem[]): boolean =>
  items.length <= MOST_LOOKED_AT &&
  (items.some(({ kind, key }) => kind === "vertex" && scene.get(kind, key)?.locked) ||
    Boolean(layers?.refuseToMove(items)));

const mayExtrude = (scene: ReadScene, items: readonly SelectionItem[]): boolean =>
  items.length > MOST_LOOKED_AT ||
  refusesExtrusion(
    scene,
    items.flatMap(({ kind, key }) => (kind === "face" ? [key] : [])),
  ) === null;

/** How many elements a plan takes together as one. */
const columnSize = (scene: ReadScene, item: SelectionItem): number => withColumn(scene, item).length;

/** Always says what the next click does, and the keys that matter now. */
export function ModeLine(props: { floors: readonly FloorContents[]; progress: string | null }) {
  const { floors, progress } = props;
  const { store, view } = useEditor();
  useToastsAbove();
  const selection = useSelection(store);
  const hovered = useViewPart(view, "hovered");
  const refused = useViewPart(view, "refusal");
  const notice = useViewPart(view, "notice");
  const isPlanPointed = useViewPart(view, "isPlanPointed");
  const { base, running } = useToolState(view);
  const { placing, squareUp } = usePlacingController(view.placing);
  const refusal = useReasonNotToPlace(view.placing) ?? refused;
  const question = useQuestion(view);
  useLayers(view);
  const { photos, pointedKey } = useEvidence(view.evidence);
  const items = selectedItems(selection);
  const nameOf = (item: SelectionItem): string => elementText(store.scene, floors, item).replace("\n", ", ");
  const [first] = items;
  const ofReview = useReviewKeys(view, first?.key);
  const seen = isPlanPointed ? seenFromAbove(store.scene, items) : { count: items.length, only: first };
  const only = useElementName(store, floors, seen.count > 1 ? null : seen.only).replace("\n", ", ");
  const chosen = seen.count > 1 ? COPY.severalSelected(seen.count) : seen.only ? only : null;
  const under = hovered && {
    name: isPlanPointed ? MODE_LINE.together(nameOf(hovered), columnSize(store.scene, hovered)) : nameOf(hovered),
    isMovable: hovered.kind === "vertex" || hovered.kind === "edge" || isSelected(selection, hovered.key),
  };
  const photo = photos.find(({ key }) => key === pointedKey);
  const ground = isPlanPointed ? "slide" : "turn";
  const next = question
    ? MODE_LINE.asking
    : running
      ? MODE_LINE.running(running)
      : placing
        ? OBJECT_PANEL_COPY.prompt(placing)
        : squareUp
          ? squaringText(squareUp)
          : photo
            ? MODE_LINE.photo(photo.name, base, ground)
            : MODE_LINE.click(selection.mode, base, under, ground);
  const keys = question
    ? MODE_LINE.askingKeys
    : running
      ? MODE_LINE.runningKeys(running, !isPlanPointed && first !== undefined && rises(store.scene, first))
      : placing
        ? OBJECT_PANEL_COPY.keys(placing, first?.kind === "face")
        : squareUp
          ? OBJECT_PANEL_COPY.squareUpKeys(squareUp.plan.outcome.ok)
          : first && base === "look"
            ? [
                ...ofReview,
                ...(isHeldFast(view, store.scene, items)
                  ? MODE_LINE.heldKeys
                  : MODE_LINE.selectedKeys(selection.mode, deletionAlong(store), mayExtrude(store.scene, items))),
              ]
            : MODE_LINE.idleKeys[base];
  const told = !running && notice?.selection === selection ? notice.text : null;
  const sentence = progress ?? refusal ?? told ?? next;
  const lock = running?.tool === "move" && running.lock ? TOOL_NAMES.lock(running.lock) : null;
  return (
    <footer className={styles.line} data-resting={running === null || undefined}>
      <span className={styles.heading}>
        <b>{question?.title ?? headingOf(running, selection.mode)}</b>
        <span>{lock ?? chosen}</span>
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
        {keys.map(([key, does]) => (
          <span key={key}>
            <Kbd>{key}</Kbd>
            {does}
          </span>
        ))}
      </span>
    </footer>
  );
}
