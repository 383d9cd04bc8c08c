/** Converts furniture, fixtures and appliances into records. */
import type { Object3D } from "../../../domain/geometry-records";
import { quaternionFromAxes } from "../../../geometry/quaternion";
import { nearestOnSegment } from "../../../geometry/segment-distance";
import type { Vector3 } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { CapturedObject } from "./captured-room";
import { reasons } from "./copy";
import { importedEntry, type RoomDraft } from "./room-draft";

const rounded = ([x, y, z]: Vector3): [number, number, number] => [roundLength(x), roundLength(y), roundLength(z)];
/** Precise enough to keep the far end of the longest object within 0.1 mm. */
const roundTurn = (component: number): number => Math.round(component * 1e7) / 1e7 + 0;

/** Returns an object's parent, or null with the problem. A chain of parents must end. */
function parentOf(
  object: CapturedObject,
  byIdentifier: ReadonlyMap<string, CapturedObject>,
): { parent: string | null; problem: string | null } {
  const parent = object.parentIdentifier;
  if (parent === object.identifier) return { parent: null, problem: reasons.ownParent };
  const seen = new Set<string>();
  for (let next = parent; next !== null && !seen.has(next); next = byIdentifier.get(next)?.parentIdentifier ?? null) {
    if (next === object.identifier) return { parent: null, problem: reasons.parentCycle };
    seen.add(next);
  }
  return { parent, problem: null };
}

/** Returns the records. The host of an object is another object (such as a cabinet), a wall or none. */
export function placeObjects(draft: RoomDraft): Object3D[] {
  const { context, room, walls, floorNumber, pool } = draft;
  const keys = new Map(room.objects.map((object) => [object.identifier, context.createKey("object3D")]));
  /** Returns the key of a wall face; for a cut wall, of the part nearest to `at`. */
  const wallAt = (identifier: string, at: Vector3): string | null => {
    let best: { key: string; away: number } | null = null;
    for (const { face, piece, wall } of walls) {
      if (wall.identifier !== identifier) continue;
      const away = nearestOnSegment(at, pool.at(piece.base[0]!), pool.at(piece.base.at(-1)!)).distance;
      if (!best || away < best.away) best = { key: face.key, away };
    }
    return best?.key ?? null;
  };
  const byIdentifier = new Map(room.objects.map((object) => [object.identifier, object]));
  return room.objects.map((object) => {
    const { x, y, z, origin } = object.frame;
    const [qx, qy, qz, qw] = quaternionFromAxes(x, y, z);
    const placed = {
      label: object.category,
      position: rounded(origin),
      quaternion: [roundTurn(qx), roundTurn(qy), roundTurn(qz), roundTurn(qw)] as [number, number, number, number],
      size: rounded(object.size),
    };
    const { parent, problem } = parentOf(object, byIdentifier);
    if (problem) object.repairs.push(problem);
    const hostKey = parent === null ? null : (wallAt(parent, origin) ?? keys.get(parent) ?? null);
    const key = keys.get(object.identifier)!;
    const remarks = parent !== null && hostKey === null ? [reasons.unknownParent] : [];
    draft.entries.push(importedEntry(object, [key], remarks));
    return {
      key,
      surveyKey: context.surveyKey,
      floorNumber,
      ...placed,
      hostKey,
      confidence: object.confidence,
      source: "scan",
      sourceId: object.identifier,
      captured: { ...placed, attributes: object.attributes },
    };
  });
}
