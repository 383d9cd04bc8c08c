import type { Severity } from "@/lib/editor/analysis/checks/check-codes";
import { type WorstFindings, worstInRoom } from "@/lib/editor/analysis/checks/worst-findings";
import { findingOf } from "@/lib/editor/commands/openings/opening-findings";
import type { SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { FINDING_COPY as COPY } from "./copy";

/** The text and severity of a finding on an outliner row. */
export type RowFinding = { text: string; severity: Severity };

/** Returns the finding of a row: for a room the worst in the room, for an element its own. */
export function rowFinding(
  scene: ReadScene,
  worst: WorstFindings,
  item: SelectionItem | null,
  room: SurveyRoom | null,
): RowFinding | null {
  if (!item) return null;
  const mark = room ? null : findingMark(scene, item);
  const severity = room ? worstInRoom(scene, worst, room) : (worst.get(item.key) ?? null);
  // The position of an opening is computed at once and described more precisely than by the checks.
  if (mark !== null) return { text: mark, severity: severity ?? "warning" };
  return severity && { text: COPY.worst[severity], severity };
}

/** Describes the wrong position of an opening; null for other elements. Cost grows with the openings of the wall. */
function findingMark(scene: ReadScene, item: SelectionItem | null): string | null {
  const finding = item?.kind === "objectPlanar" ? findingOf(scene, item.key) : null;
  return finding && COPY.mark[finding.code];
}
