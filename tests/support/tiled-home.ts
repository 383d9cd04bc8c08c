/** Scenes of any size for tests and benchmarks: copies of the demo's home in a grid, in the backend's format. */
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import {
  type Edge,
  type Face,
  GEOMETRY_KINDS,
  type GeometryKind,
  type GeometryRecord,
  type Object3D,
  type ObjectPlanar,
  type Vertex,
} from "@/lib/domain/geometry-records";
import { KEY_ALPHABET, KEY_PREFIXES } from "@/lib/domain/keys";
import type { SceneRecords } from "@/lib/editor/core/scene";

const LONG_AGO = "2026-01-02T10:00:00.000Z";
/** The extent of a home with the space around it, in meters. */
const PITCH = [17, 15] as const;
/** Letters of a key, and digits of a source's identifier, that distinguish the copies. */
const KEY_LETTERS = 4;
const SOURCE_DIGITS = 6;
/** Each home has a wall with four windows, like the wide front of a house. */
const WINDOWED_ROOM = "Living room";
const WINDOWS = 4;

/** Returns the demo's home with undivided walls, so that four windows fit the living room's longest wall. */
function baseHome(surveyKey: string): SceneRecords {
  const home = Object.fromEntries(demoHomeGeometry(surveyKey, LONG_AGO, { keepsWalls: true })) as SceneRecords;
  const vertices = new Map(home.vertex.map((vertex) => [vertex.key, vertex]));
  const widthOf = (wall: Face): number => {
    const [a, b] = (wall.loops[0] ?? []).map((key) => vertices.get(key));
    return a && b ? Math.hypot(a.x - b.x, a.z - b.z) : 0;
  };
  const floor = home.face.find(({ roomLabel }) => roomLabel === WINDOWED_ROOM);
  const roomWalls = home.face.filter(
    ({ label, loops }) => label === "wall" && loops[0]?.filter((key) => floor?.loops[0]?.includes(key)).length === 2,
  );
  const wall = roomWalls.sort((a, b) => widthOf(b) - widthOf(a))[0];
  const example = home.objectPlanar.find(({ label }) => label === "window");
  if (!wall || !example) throw new Error("The demo's home has no living room or no window.");
  const width = widthOf(wall);
  const windows = Array.from(
    { length: WINDOWS },
    (_, index): ObjectPlanar => ({
      ...example,
      key: `${KEY_PREFIXES.objectPlanar}-${String(index).padEnd(32, "w")}`,
      floorNumber: wall.floorNumber,
      faceKey: wall.key,
      u: (width * (index + 0.5)) / WINDOWS,
      v: 1.4,
      width: (width / WINDOWS) * 0.6,
      height: 1,
      twinKey: null,
    }),
  );
  const replaced = home.objectPlanar.filter(({ faceKey }) => faceKey === wall.key);
  const removed = new Set(replaced.flatMap(({ key, twinKey }) => [key, twinKey]));
  return { ...home, objectPlanar: [...home.objectPlanar.filter(({ key }) => !removed.has(key)), ...windows] };
}

function lettersOf(tile: number): string {
  let rest = tile;
  let text = "";
  for (let count = 0; count < KEY_LETTERS; count += 1) {
    text = `${KEY_ALPHABET[rest % KEY_ALPHABET.length]}${text}`;
    rest = Math.floor(rest / KEY_ALPHABET.length);
  }
  return text;
}

/** Copies the home with new keys and sources, moved to its cell of the grid; the first copy is the home itself. */
function copyOf(home: SceneRecords, tile: number, perRow: number): SceneRecords {
  if (tile === 0) return home;
  const [dx, dz] = [(tile % perRow) * PITCH[0], Math.floor(tile / perRow) * PITCH[1]];
  const ending = lettersOf(tile);
  const keyOf = (key: string): string => key.slice(0, -KEY_LETTERS) + ending;
  const source = tile.toString(16).toUpperCase().padStart(SOURCE_DIGITS, "0");
  const moved = (meters: number, by: number): number => Math.round((meters + by) * 10_000) / 10_000;
  const renewKeys = <R extends GeometryRecord & { twinKey?: string | null }>(record: R): R => ({
    ...record,
    key: keyOf(record.key),
    sourceId: record.sourceId ? record.sourceId.slice(0, -SOURCE_DIGITS) + source : record.sourceId,
    ...(record.twinKey ? { twinKey: keyOf(record.twinKey) } : {}),
  });
  return {
    vertex: home.vertex.map((vertex): Vertex => {
      const [x, z] = [moved(vertex.x, dx), moved(vertex.z, dz)];
      return { ...renewKeys(vertex), x, z, captured: { x, y: vertex.y, z } };
    }),
    edge: home.edge.map((edge): Edge => {
      const [a, b] = edge.vertexKeys;
      return { ...renewKeys(edge), vertexKeys: [keyOf(a), keyOf(b)] };
    }),
    face: home.face.map((face): Face => {
      const loops = face.loops.map((loop) => loop.map(keyOf));
      return { ...renewKeys(face), loops, captured: face.captured ? { ...face.captured, loops } : face.captured };
    }),
    objectPlanar: home.objectPlanar.map((item): ObjectPlanar => ({ ...renewKeys(item), faceKey: keyOf(item.faceKey) })),
    object3D: home.object3D.map((object): Object3D => {
      const [x, y, z] = object.position;
      return {
        ...renewKeys(object),
        position: [moved(x, dx), y, moved(z, dz)],
        hostKey: object.hostKey && keyOf(object.hostKey),
      };
    }),
  };
}

/** Yields copies in order until the scene has at least `vertices`; one copy for 0. */
export function* homesOf(vertices: number, surveyKey: string): Generator<SceneRecords> {
  const home = baseHome(surveyKey);
  const copies = Math.max(1, Math.ceil(vertices / home.vertex.length));
  const perRow = Math.ceil(Math.sqrt(copies));
  for (let tile = 0; tile < copies; tile += 1) yield copyOf(home, tile, perRow);
}

/** Returns the complete scene as lists; the same size gives the same scene. */
export function tiledHome(vertices: number, surveyKey: string): SceneRecords {
  const lists: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };
  const append = <K extends GeometryKind>(kind: K, home: SceneRecords): void => {
    for (const record of home[kind]) (lists[kind] as GeometryRecord[]).push(record);
  };
  for (const home of homesOf(vertices, surveyKey)) for (const kind of GEOMETRY_KINDS) append(kind, home);
  return lists;
}
