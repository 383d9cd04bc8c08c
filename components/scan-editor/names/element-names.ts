/** Names of elements: walls by room and side, objects by label and number. */
import type { Face } from "@/lib/domain/geometry-records";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { loosePartsOf } from "@/lib/editor/core/rooms/loose-parts";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { loopNormal } from "@/lib/geometry/newell";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../canvas/view/survey-rooms";
import { COPY } from "./copy";
import { type CornerName, cornerNames, looseCornerNames } from "./corner-names";
import { sortByNumber } from "./element-numbers";
import { capitalName } from "./object-copy";

const SIDES = ["east", "south", "west", "north"] as const;

/** Returns the compass side of a wall in its room (-z is north); null for a level face. */
function sideOf(scene: ReadScene, wall: Face): string | null {
  const normal = loopNormal(facePoints(scene, wall)[0] ?? []);
  if (!normal || Math.abs(normal[1]) > 0.9) return null;
  const quarter = Math.round(Math.atan2(-normal[2], -normal[0]) / (Math.PI / 2));
  return SIDES[(quarter + 4) % 4] ?? null;
}

/** Returns the room's own walls, then those it shares with other rooms. */
const wallsOf = (room: SurveyRoom): string[] => [...room.walls, ...room.sharedWalls];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns "Door", or "Door 2" if the room has several. */
function numberedName(name: string, key: string, alike: readonly string[]): string {
  return alike.length > 1 ? `${name} ${alike.indexOf(key) + 1}` : name;
}

/** Returns the name of a face in its room; empty if the face is missing. */
export function faceName(scene: ReadScene, room: SurveyRoom | null, key: string): string {
  const face = scene.get("face", key);
  if (!face) return "";
  if (face.label === "floor") return COPY.floorFace;
  if (face.label === "ceiling") return COPY.ceiling;
  const number = room ? wallsOf(room).indexOf(key) + 1 : 0;
  if (face.label === "wall" && number > 0) return COPY.wall(number, sideOf(scene, face));
  return COPY.otherFace(face.label, Math.max(1, number));
}

/** Returns the planar objects of a face, in order along the face. */
export function planarsAlong(scene: ReadScene, faceKey: string): string[] {
  const u = (key: string): number => scene.get("objectPlanar", key)?.u ?? 0;
  return [...scene.planarObjectsOfFace(faceKey)].sort((a, b) => u(a) - u(b) || a.localeCompare(b));
}

/** Returns the name of a planar object, numbered within its room; empty if it is missing. */
export function planarName(scene: ReadScene, room: SurveyRoom | null, key: string): string {
  const object = scene.get("objectPlanar", key);
  if (!object) return "";
  const hosts = room ? [room.faceKey, ...wallsOf(room)] : [object.faceKey];
  const alike = hosts
    .flatMap((host) => planarsAlong(scene, host))
    .filter((other) => scene.get("objectPlanar", other)?.label === object.label);
  const group = `${object.label} ${hosts[0]}`;
  return numberedName(capitalName(object.label), key, sortByNumber(scene, "objectPlanar", group, alike));
}

/** Returns the name of a 3D object, numbered within its room; empty if it is missing. */
export function objectName(scene: ReadScene, room: SurveyRoom | null, key: string): string {
  const object = scene.get("object3D", key);
  if (!object) return "";
  const alike = (room?.objects ?? [key]).filter((other) => scene.get("object3D", other)?.label === object.label);
  const group = `${object.label} ${room?.faceKey ?? key}`;
  return numberedName(capitalize(object.label), key, sortByNumber(scene, "object3D", group, alike));
}

const UNKNOWN: CornerName = { number: 1, isTop: false };

export function cornerName(names: ReadonlyMap<string, CornerName>, key: string): string {
  const { number, isTop } = names.get(key) ?? UNKNOWN;
  return COPY.corner(number, isTop);
}

/** Names an edge by the numbers of its corners; a vertical edge has one number. */
export function edgeName(scene: ReadScene, names: ReadonlyMap<string, CornerName>, key: string): string {
  const edge = scene.get("edge", key);
  if (!edge) return "";
  const [from, to] = edge.vertexKeys.map((end) => (names.get(end) ?? UNKNOWN).number) as [number, number];
  return COPY.edge(Math.min(from, to), Math.max(from, to), edge.label);
}

/** Names a loose part by its number on the floor. */
export const looseName = (scene: ReadScene, kind: "vertex" | "edge", key: string, number: number): string =>
  kind === "vertex" ? COPY.corner(number) : COPY.looseEdge(number, scene.get("edge", key)?.label ?? "");

/** Returns the name of a record and of its room, for headings and the mode line. */
export function elementName(
  scene: ReadScene,
  contents: FloorContents,
  { kind, key }: SelectionItem,
): { name: string; room: string | null } {
  const room = roomOfRecord(scene, contents, key);
  const roomName = room?.name ?? null;
  if (kind === "face") return { name: faceName(scene, room, key), room: roomName };
  if (kind === "objectPlanar") return { name: planarName(scene, room, key), room: roomName };
  if (kind === "object3D") return { name: objectName(scene, room, key), room: roomName };
  const loose = loosePartsOf(scene).numberOf(kind, key);
  if (loose !== null) return { name: looseName(scene, kind, key, loose), room: null };
  const names = cornerNamesAt(scene, contents, { kind, key });
  return { name: kind === "edge" ? edgeName(scene, names, key) : cornerName(names, key), room: roomName };
}

/** Returns the corner names around the first face of a corner; for a loose corner, only its own name. */
function namesAround(scene: ReadScene, corner: string): ReadonlyMap<string, CornerName> {
  const loose = loosePartsOf(scene).numberOf("vertex", corner);
  if (loose !== null) return new Map([[corner, { number: loose, isTop: false }]]);
  return looseCornerNames(scene, scene.facesOfVertex(corner)[0] ?? "");
}

/** Returns the corner names of a record's room, or else those around the first faces of its corners. */
export function cornerNamesAt(
  scene: ReadScene,
  contents: FloorContents,
  { kind, key }: SelectionItem,
): ReadonlyMap<string, CornerName> {
  const room = roomOfRecord(scene, contents, key);
  if (room) return cornerNames(scene, room);
  if (kind === "face") return looseCornerNames(scene, key);
  const corners = kind === "edge" ? (scene.get("edge", key)?.vertexKeys ?? []) : [key];
  return new Map(corners.flatMap((corner) => [...namesAround(scene, corner)]));
}
