import type { Face, Object3D } from "../../domain/geometry-records";
import { fromFrame } from "../../geometry/host-frame";
import type { Vector3 } from "../../geometry/vector3";
import { accept, areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { writeChange } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { fromUpright, uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import { floorFaces, floorUnder } from "../core/objects/floor-under";
import { middleOfFloor } from "../core/objects/middle-of-floor";
import type { ObjectPreset } from "../core/objects/object-presets";
import { againstWall } from "../core/objects/wall-behind";
import { roundRecord } from "../core/round-length";
import type { ReadScene } from "../core/scene";
import { roomsOfItems } from "./selecting/rooms-of-items";

export type ObjectInsertion = {
  preset: Pick<ObjectPreset, "label" | "size" | "elevation">;
  floorNumber: number;
  /**
   * A wall to place the object against, or a face of the room. Without it, the floor below `at`, or the first room on
   * the floor.
   */
  faceKey?: string | null;
  /** The point under the pointer, in meters; without it, the center of the wall or floor. */
  at?: Vector3;
  newKey?: NewKey;
};

/** Returns the floor of the room that the face belongs to, or the first floor face if it is in no room. */
function floorOf(scene: ReadScene, face: Face | undefined, floorNumber: number): Face | undefined {
  const [room] = face ? roomsOfItems(scene, [{ kind: "face", key: face.key }]) : [];
  return (room === undefined ? undefined : scene.get("face", room)) ?? floorFaces(scene, floorNumber)[0];
}

/** Returns the point before the object is put on the floor and against a wall. */
function initialPoint(scene: ReadScene, insertion: ObjectInsertion): Vector3 | null {
  if (insertion.at) return insertion.at;
  const face = scene.get("face", insertion.faceKey ?? "");
  const wall = face?.label === "wall" ? uprightWall(scene, face.key) : null;
  if (wall) return fromFrame(wall.frame, fromUpright(wall, [(wall.left + wall.right) / 2, wall.low]));
  const floor = floorOf(scene, face, insertion.floorNumber);
  return floor ? middleOfFloor(scene, floor) : null;
}

/** Inserts an object into a room: on the floor or at its preset elevation, and against a wall with its back to it. */
export function insertObject3D(scene: ReadScene, insertion: ObjectInsertion): CommandOutcome {
  const { preset, faceKey, floorNumber } = insertion;
  if (faceKey && !scene.has("face", faceKey)) return refuse("missing", COPY.missing, [faceKey]);
  if (insertion.at && !areFinite(insertion.at)) return refuse("invalid", COPY.notANumber);
  const start = initialPoint(scene, insertion);
  if (!start) return refuse("invalid", OBJECT_COPY.noFloor);
  const host = scene.get("face", faceKey ?? "");
  const wall = host?.label === "wall" ? uprightWall(scene, host.key) : null;
  const [width, height, depth] = preset.size;
  const fresh = freshKeys(scene, insertion.newKey);
  let object: Object3D = {
    key: fresh("object3D"),
    surveyKey: scene.surveyKey,
    floorNumber: host?.floorNumber ?? floorNumber,
    label: preset.label,
    position: [...start],
    quaternion: [0, 0, 0, 1],
    size: [width, height, depth],
    hostKey: null,
    source: "user",
  };
  const placed = wall && againstWall(wall, object);
  if (placed) object = { ...object, ...placed };
  const [x, , z] = object.position;
  const floor = floorUnder(scene, object.floorNumber, object.position);
  const base = floor?.height ?? (wall ? baseOf(wall) : start[1]);
  object = { ...object, position: [x, base + preset.elevation + height / 2, z] };
  const diff: Diff = {};
  writeChange(diff, { kind: "object3D", key: object.key, to: roundRecord("object3D", object) });
  return accept(scene, OBJECT_COPY.insert(preset.label), diff);
}

function baseOf(wall: NonNullable<ReturnType<typeof uprightWall>>): number {
  return fromFrame(wall.frame, fromUpright(wall, [wall.left, wall.low]))[1];
}
