import type { Vertex } from "../../domain/geometry-records";
import { mean } from "../../geometry/mean";
import { type CommandOutcome, refuse, refuseLocked } from "../core/command";
import { COPY } from "../core/copy";
import type { ReadScene } from "../core/scene";
import type { VertexMerge } from "./merge-vertices";
import { cornerColumns, levelsOf } from "./selecting/levels";
import { collapseCorners } from "./topology/collapse-corners";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";

/**
 * Merges corners of a plan in one edit, floor with floor and ceiling with ceiling. A corner without a counterpart at
 * its level moves above or below the kept ones. Only kept corners that do not move may be locked.
 */
export function mergeColumns(scene: ReadScene, { keys, at, newKey }: VertexMerge): CommandOutcome {
  const missing = keys.find((key) => !scene.has("vertex", key));
  if (missing !== undefined) return refuse("missing", COPY.missing, [missing]);
  const columns = cornerColumns(scene, keys);
  if (columns.length < 2) return refuse("invalid", TOPOLOGY_COPY.chooseCorners, keys);
  const cornersOf = (column: readonly string[]): Vertex[] => column.flatMap((key) => scene.get("vertex", key) ?? []);
  const keptColumn = (at === "last" ? columns.at(-1) : columns[0]) ?? [];
  const others = columns.filter((column) => column !== keptColumn);
  const levels = levelsOf(scene, [keptColumn, ...others]);
  const paired = new Set(levels.flat());
  const locked = cornersOf(columns.flat()).filter(
    (corner) => corner.locked && (at === "center" || !keptColumn.includes(corner.key)),
  );
  if (locked.length > 0) return refuseLocked(locked.map(({ key }) => key));
  const mergedColumns = (at === "center" ? columns : [keptColumn]).map(cornersOf);
  const [x, z] = [
    mean(mergedColumns.map((corners) => mean(corners.map((corner) => corner.x)))),
    mean(mergedColumns.map((corners) => mean(corners.map((corner) => corner.z)))),
  ];
  const draft = createDraft(scene, newKey);
  for (const [targetKey = "", ...sourceKeys] of levels) {
    const height = mean(cornersOf([targetKey, ...sourceKeys]).map(({ y }) => y));
    const problem = collapseCorners(draft, sourceKeys, targetKey);
    if (problem) return { ok: false, refusal: problem };
    if (at === "center") draft.update("vertex", targetKey, { x, y: height, z });
  }
  const unpaired = others.flat().filter((key) => !paired.has(key));
  for (const key of unpaired) draft.update("vertex", key, { x, z });
  const outcome = finish(draft, TOPOLOGY_COPY.merge(columns.length), {
    selects: [...keptColumn, ...unpaired].map((key) => ({ kind: "vertex", key })),
    floors: floorsOf(scene, "vertex", columns.flat()),
  });
  const mergedLevels = levels.filter((level) => level.length > 1).length;
  return outcome.ok ? { ...outcome, notice: TOPOLOGY_COPY.mergedByLevel(columns.length, mergedLevels) } : outcome;
}
