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

export type ThingInsertion = {
  preset: Pick<ObjectPreset, "label" | "size" | "elevation">;
  floorNumber: number;
  /** A wall to stand against, or a face of the room to stand in; without it the floor under `at`, else the first room's. */
  faceKey?: string | null;
  /** The place pointed at, in metres; without it the middle of the wall or floor. */
  at?: Vector3;
  newKey?: NewKey;
};

/** The floor of the room that a face is of; of one that is of no room, the floor's first. */
function floorOf(scene: ReadScene, face: Face | undefined, floorNumber: number): Face | undefined {
  const [room] = face ? roomsOfItems(scene, [{ kind: "face", key: face.key }]) : [];
  return (room === undefined ? undefined : scene.get("face", room)) ?? floorFaces(scene, floorNumber)[0];
}

/** Where it goes before it is set on the floor and against a wall. */
function wantedPlace(scene: ReadScene, insertion: ThingInsertion): Vector3 | null {
  if (insertion.at) return insertion.at;
  const face = scene.get("face", insertion.faceKey ?? "");
  const wall = face?.label === "wall" ? uprightWall(scene, face.key) : null;
  if (wall) return fromFrame(wall.frame, fromUpright(wall, [(wall.left + wall.right) / 2, wall.low]));
  const floor = floorOf(scene, face, insertion.floorNumber);
  return floor ? middleOfFloor(scene, floor) : null;
}

/** Puts a new thing into a room: its base on the floor, or as high over it as such things hang; against a wall, its back to it. */
export function insertObject3D(scene: ReadScene, insertion: ThingInsertion): CommandOutcome {
  const { preset, faceKey, floorNumber } = insertion;
  if (faceKey && !scene.has("face", faceKey)) return refuse("missing", COPY.missing, [faceKey]);
  if (insertion.at && !areFinite(insertion.at)) return refuse("invalid", COPY.notANumber);
  const wanted = wantedPlace(scene, insertion);
  if (!wanted) return refuse("invalid", OBJECT_COPY.noFloor);
  const host = scene.get("face", faceKey ?? "");
  const wall = host?.label === "wall" ? uprightWall(scene, host.key) : null;
  const [width, height, depth] = preset.size;
  const fresh = freshKeys(scene, insertion.newKey);
  let object: Object3D = {
    key: fresh("object3D"),
    surveyKey: scene.surveyKey,
    floorNumber: host?.floorNumber ?? floorNumber,
    label: preset.label,
    position: [...wanted],
    quaternion: [0, 0, 0, 1],
    size: [width, height, depth],
    hostKey: null,
    source: "user",
  };
  const placed = wall && againstWall(wall, object);
  if (placed) object = { ...object, ...placed };
  const [x, , z] = object.position;
  const floor = floorUnder(scene, object.floorNumber, object.position);
  const base = floor?.height ?? (wall ? baseOf(wall) : wanted[1]);
  object = { ...object, position: [x, base + preset.elevation + height / 2, z] };
  const diff: Diff = {};
  writeChange(diff, { kind: "object3D", key: object.key, to: roundRecord("object3D", object) });
  return accept(scene, OBJECT_COPY.insert(preset.label), diff);
}

function baseOf(wall: NonNullable<ReturnType<typeof uprightWall>>): number {
  return fromFrame(wall.frame, fromUpright(wall, [wall.left, wall.low]))[1];
}
