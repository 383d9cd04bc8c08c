/** Furniture, fixtures and appliances. */
import type { Object3D } from "../../domain/geometry-records";
import { quaternionFromAxes } from "../../geometry/quaternion";
import type { Vector3 } from "../../geometry/vector3";
import { roundLength } from "../round-length";
import { type RoomDraft, takenEntry } from "./room-draft";
import { reasons } from "./words";

const rounded = ([x, y, z]: Vector3): [number, number, number] => [roundLength(x), roundLength(y), roundLength(z)];
/** Fine enough to keep the far end of the longest object in place to 0.1 mm. */
const roundTurn = (part: number): number => Math.round(part * 1e7) / 1e7 + 0;

/** Objects may stand on another (a sink in its cabinet) or on a wall (a fireplace); else they stand free. */
export function placeObjects(draft: RoomDraft): Object3D[] {
  const { context, room, walls, floorNumber } = draft;
  const keys = new Map(room.objects.map((object) => [object.identifier, context.createKey("object3D")]));
  for (const { face, wall } of walls) keys.set(wall.identifier, face.key);
  return room.objects.map((object) => {
    const { x, y, z, origin } = object.frame;
    const [qx, qy, qz, qw] = quaternionFromAxes(x, y, z);
    const placed = {
      label: object.category,
      position: rounded(origin),
      quaternion: [roundTurn(qx), roundTurn(qy), roundTurn(qz), roundTurn(qw)] as [number, number, number, number],
      size: rounded(object.size),
    };
    const parent = object.parentIdentifier;
    const hostKey = parent === null || parent === object.identifier ? null : (keys.get(parent) ?? null);
    const key = keys.get(object.identifier)!;
    const remarks = parent !== null && hostKey === null ? [reasons.unknownParent] : [];
    draft.entries.push(takenEntry(object, [key], remarks));
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
