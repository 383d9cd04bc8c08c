/** Describes rows of the review. Each call computes the names of a whole room, so describe visible rows only. */

import { FINDING_COPY } from "@/lib/editor/analysis/checks/copy";
import type { ReviewEntry } from "@/lib/editor/analysis/review/review-queue";
import type { ScanChange } from "@/lib/editor/analysis/review/scan-changes";
import { scanDifference } from "@/lib/editor/core/provenance/scan-difference";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { floorContents } from "../../canvas/view/survey-rooms";
import { fieldName } from "../../dialogs/conflicts/copy";
import { COPY } from "../../names/copy";
import { elementName } from "../../names/element-names";
import { labelText } from "../../names/labels-of-kind";
import { REVIEW_PANEL_COPY } from "./copy";

export type RowText = { title: string; place: string; why: string };

type LevelName = (floorNumber: number) => string;

function nameAndPlace(
  scene: ReadScene,
  item: SelectionItem,
  floorNumber: number,
  levelName: LevelName,
): Pick<RowText, "title" | "place"> {
  const { name, room } = elementName(scene, floorContents(scene, floorNumber), item);
  return { title: name, place: room ?? levelName(floorNumber) };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns why an element needs a review: its finding, else the low confidence of the capture. */
export const whyOf = ({ codes, level }: ReviewEntry): string =>
  codes.length > 0
    ? capitalize(codes.map((code) => FINDING_COPY[code].brief).join(", "))
    : REVIEW_PANEL_COPY.levels[level];

export const entryText = (scene: ReadScene, entry: ReviewEntry, levelName: LevelName): RowText => ({
  ...nameAndPlace(scene, entry, entry.floorNumber, levelName),
  why: entry.isChangedSince ? REVIEW_PANEL_COPY.changedSince(whyOf(entry)) : whyOf(entry),
});

/** Describes the most important changes, for example "Moved 0.120 m" or "Width, Height". */
function describeChanges(scene: ReadScene, item: SelectionItem): string {
  const difference = scanDifference(scene, item);
  if (!difference) return "";
  if (difference.moved > 0) {
    return `${REVIEW_PANEL_COPY.moved} ${currentMeasures().exact(difference.moved)}`;
  }
  return difference.fields.map(({ name }) => fieldName(name)).join(", ");
}

/** Names a deleted record by its label, because the record no longer has a number. */
function deletedName({ kind, deleted }: ScanChange): string {
  const { label, roomLabel } = (deleted?.record ?? {}) as { label?: string; roomLabel?: string | null };
  if (!label) return capitalize(COPY.counts[kind](1));
  return roomLabel ? COPY.inRoom(labelText(kind, label), roomLabel) : labelText(kind, label);
}

export function changeText(scene: ReadScene, change: ScanChange, levelName: LevelName): RowText {
  const { verdict, floorNumber } = change;
  if (verdict === "deleted") {
    return { title: deletedName(change), place: levelName(floorNumber), why: REVIEW_PANEL_COPY.verdicts.deleted };
  }
  const why = verdict === "changed" ? describeChanges(scene, change) : "";
  return { ...nameAndPlace(scene, change, floorNumber, levelName), why: why || REVIEW_PANEL_COPY.verdicts[verdict] };
}
