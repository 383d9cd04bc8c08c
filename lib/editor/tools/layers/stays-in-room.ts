/** Whether what hangs on a wall is where and as it was in the room, however its place on the wall is counted. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, hostFrame } from "../../../geometry/host-frame";
import { distance, type Vector3 } from "../../../geometry/vector3";
import type { RecordChange } from "../../core/diff";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { changedFields } from "../../core/record-fields";

/** What lies nearer to where it was has not moved, in metres: what comes of places kept to a tenth of a millimetre. */
const UNMOVED = 0.0003;

/** Where an object lies on its face: counted anew where the face's first corner has moved. */
const PLACE: ReadonlySet<string> = new Set(["u", "v", "rotation", "outline"]);

/** Whether a change says no more of a door than where it is. */
export const isRecounted = ({ kind, from, to }: RecordChange): boolean =>
  kind === "objectPlanar" && !!from && !!to && changedFields(from, to).every((field) => PLACE.has(field));

/** The corners of what lies on a face, in the room. */
function placesOf({ get }: PlanarView, object: ObjectPlanar | undefined): Vector3[] {
  const corners = (get("face", object?.faceKey ?? "")?.loops[0] ?? []).flatMap((key): Vector3[] => {
    const at = get("vertex", key);
    return at ? [[at.x, at.y, at.z]] : [];
  });
  const frame = hostFrame(corners);
  return object && frame ? planarOutline(object).map((corner) => fromFrame(frame, corner)) : [];
}

/** False also where its wall encloses nothing. */
export function staysInRoom(before: PlanarView, after: PlanarView, key: string): boolean {
  const [was, is] = [before, after].map((view) => placesOf(view, view.get("objectPlanar", key)));
  return was!.length > 0 && was!.every((corner, at) => is![at] && distance(corner, is![at]) < UNMOVED);
}
