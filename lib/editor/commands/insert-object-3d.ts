import type { Object3D } from "../../domain/geometry-records";
import { fromFrame } from "../../geometry/host-frame";
import type { Vector3 } from "../../geometry/vector3";
import type { Diff } from "../diff";
import { writeChange } from "../diff";
import { OBJECT_WORDS } from "../object-words";
import { fromUpright, uprightWall } from "../openings/upright-wall";
import { roundRecord } from "../round-length";
import type { ReadScene } from "../scene";
import { floorFaces, floorUnder } from "../things/floor-under";
import { middleOfFloor } from "../things/middle-of-floor";
import type { ThingPreset } from "../things/thing-presets";
import { againstWall } from "../things/wall-behind";
import { WORDS } from "../words";
import { accept, areFinite, type CommandOutcome, refuse } from "./command";
import { freshKeys, type NewKey } from "./fresh-key";

export type ThingInsertion = {
  preset: Pick<ThingPreset, "label" | "size" | "elevation">;
  floorNumber: number;
  /** A wall to stand against, or a floor to stand on; without it the floor under `at`, else the largest room's. */
  faceKey?: string | null;
  /** The place pointed at, in metres; without it the middle of the wall or floor. */
  at?: Vector3;
  newKey?: NewKey;
};

/** Where it goes before it is set on the floor and against a wall. */
function wantedPlace(scene: ReadScene, insertion: ThingInsertion): Vector3 | null {
  if (insertion.at) return insertion.at;
  const face = scene.get("face", insertion.faceKey ?? "");
  const wall = face && face.label !== "floor" ? uprightWall(scene, face.key) : null;
  if (wall) return fromFrame(wall.frame, fromUpright(wall, [(wall.left + wall.right) / 2, wall.low]));
  const floor = face ?? floorFaces(scene, insertion.floorNumber)[0];
  return floor ? middleOfFloor(scene, floor) : null;
}

/** Puts a new thing into a room: its base on the floor, or as high over it as such things hang; against a wall, its back to it. */
export function insertObject3D(scene: ReadScene, insertion: ThingInsertion): CommandOutcome {
  const { preset, faceKey, floorNumber } = insertion;
  if (faceKey && !scene.has("face", faceKey)) return refuse("missing", WORDS.missing, [faceKey]);
  if (insertion.at && !areFinite(insertion.at)) return refuse("invalid", WORDS.notANumber);
  const wanted = wantedPlace(scene, insertion);
  if (!wanted) return refuse("invalid", OBJECT_WORDS.noFloor);
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
  return accept(scene, OBJECT_WORDS.insert(preset.label), diff);
}

function baseOf(wall: NonNullable<ReturnType<typeof uprightWall>>): number {
  return fromFrame(wall.frame, fromUpright(wall, [wall.left, wall.low]))[1];
}
