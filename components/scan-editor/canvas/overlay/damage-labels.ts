/** Labels of damage in the 3D picture: the area, placed where the damage is visible. */
import type { Diff } from "@/lib/editor/core/diff";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { planarArea } from "@/lib/editor/core/measures/planar-outline";
import { OBJECT_COPY } from "@/lib/editor/core/object-copy";
import type { ReadScene } from "@/lib/editor/core/scene";
import { fromFrame, hostFrame, maxHeightOver } from "@/lib/geometry/host-frame";
import { add, dot, scale, subtract, type Vector3 } from "@/lib/geometry/vector3";
import type { FloorContents } from "../view/survey-rooms";
import type { RoomLabel } from "./room-labels";

/** Only the largest damage is labeled, because more labels would be unreadable. */
const MAX_LABELS = 40;
/** Distance from the surface in meters, so that the surface does not hide the label. */
const LIFT = 0.02;

type Planar = { readonly label: string; readonly floorNumber: number } | undefined;

export type DamageLabels = {
  update(diff: Diff): void;
  /** Returns labels of damage whose face is turned to the eye; `isSeen` receives the keys of a damage and its face. */
  seenFrom(eye: Vector3, contents: FloorContents, isSeen: (damage: string, face: string) => boolean): RoomLabel[];
};

export function createDamageLabels(scene: ReadScene, floorNumber: number): DamageLabels {
  const keys = new Set<string>();
  const track = (key: string, object: Planar): void => {
    if (object?.label === "damage" && object.floorNumber === floorNumber) keys.add(key);
    else keys.delete(key);
  };
  for (const object of scene.values("objectPlanar")) if (object.label === "damage") track(object.key, object);

  function labelOf(key: string, eye: Vector3, contents: FloorContents): RoomLabel | null {
    const object = scene.get("objectPlanar", key);
    const face = object && scene.get("face", object.faceKey);
    const points = face ? facePoints(scene, face) : [];
    const frame = hostFrame(points[0] ?? []);
    if (!object || !face || !frame) return null;
    // A face that is not flat juts out of its frame.
    const at = add(fromFrame(frame, [object.u, object.v]), scale(frame.normal, maxHeightOver(frame, points) + LIFT));
    if (dot(subtract(eye, at), frame.normal) <= 0) return null;
    const faceKey = contents.roomHolding(face.key)?.faceKey ?? face.key;
    return { faceKey, name: OBJECT_COPY.damage, size: planarArea(object), low: at, high: at };
  }

  return {
    update({ objectPlanar }) {
      for (const [key, object] of Object.entries(objectPlanar?.added ?? {})) track(key, object);
      for (const [key, [, object]] of Object.entries(objectPlanar?.updated ?? {})) track(key, object);
      for (const key of Object.keys(objectPlanar?.removed ?? {})) keys.delete(key);
    },
    seenFrom(eye, contents, isSeen) {
      const labels: RoomLabel[] = [];
      for (const key of keys) {
        const face = scene.get("objectPlanar", key)?.faceKey;
        const label = face !== undefined && isSeen(key, face) ? labelOf(key, eye, contents) : null;
        if (label) labels.push(label);
      }
      return labels.length > MAX_LABELS ? labels.sort((a, b) => b.size - a.size).slice(0, MAX_LABELS) : labels;
    },
  };
}
