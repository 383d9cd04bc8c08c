/** The quantities that a claim is paid on: m², m, m³. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { roomFaces } from "../../core/rooms/room-faces";
import { createRoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import { type GroupFaces, readGroup } from "./face-group";
import type { FigureCode } from "./figure-list";
import type { MarkedWalls } from "./marked-walls";
import { GroupMeasurer } from "./measure-group";
import { figuresOf, type SurveyFigures } from "./survey-figures";
import { createSurveyTotals } from "./survey-totals";

export type Quantities = SurveyFigures & {
  /** Keys of the faces behind the figures. */
  faces: {
    floors: string[];
    walls: string[];
    ceilings: string[];
    /** The walls that share a side with a floor. */
    around: readonly string[];
  };
  /** The walls that determine lengths and heights. */
  marked: MarkedWalls;
};

export type Scope = { /** The floor face of one room; without it the whole survey. */ roomFaceKey?: string | null };

const NONE: GroupFaces = { floors: [], walls: [], ceilings: [] };
const keysOf = (faces: readonly Face[]): string[] => faces.map(({ key }) => key);

function measureFaces(scene: ReadScene, group: GroupFaces): Quantities {
  const { row, marked, around } = new GroupMeasurer(scene).measure(readGroup(scene, group));
  const { floors, walls, ceilings } = group;
  const faces = { floors: keysOf(floors), walls: keysOf(walls), ceilings: keysOf(ceilings), around };
  return { ...figuresOf(row), marked, faces };
}

/** Measures one room of the room index. */
export function measureRoom(scene: ReadScene, room: SurveyRoom): Quantities {
  const facesOf = (keys: readonly string[]): Face[] => keys.flatMap((key) => scene.get("face", key) ?? []);
  return measureFaces(scene, {
    floors: facesOf([room.faceKey]),
    walls: facesOf([...room.walls, ...room.sharedWalls]),
    ceilings: facesOf(room.ceilings),
  });
}

/** Measures one room, or the whole survey as the sum of its rooms. Returns zeros for an empty scope. */
export function measureQuantities(scene: ReadScene, { roomFaceKey }: Scope = {}): Quantities {
  if (roomFaceKey) {
    const room = roomFaces(scene, roomFaceKey);
    return measureFaces(scene, room ? { floors: [room.floor], walls: room.walls, ceilings: room.ceilings } : NONE);
  }
  const rooms = createRoomIndex(scene);
  const totals = createSurveyTotals(scene, rooms);
  totals.settle();
  return { ...totals.totals(), faces: facesOfRooms(scene, rooms.floors()), marked: totals.marked(null) };
}

/** Returns the faces of all rooms of these floors, each once. */
export function facesOfRooms(scene: ReadScene, floors: readonly FloorContents[]): Quantities["faces"] {
  const rooms = floors.flatMap((floor) => floor.rooms);
  const walls = [...new Set(rooms.flatMap((room) => [...room.walls, ...room.sharedWalls]))];
  return {
    floors: rooms.map(({ faceKey }) => faceKey),
    walls,
    ceilings: rooms.flatMap(({ ceilings }) => ceilings),
    around: walls.filter((key) => isWallAroundFloor(scene, scene.get("face", key)!)),
  };
}

/** Whether a face is a wall that shares a side with a floor. */
export function isWallAroundFloor(scene: ReadScene, { label, loops }: Face): boolean {
  if (label !== "wall") return false;
  const isSideOfFloor = (a: string, b: string): boolean =>
    scene.facesOfVertex(a).some((key) => {
      const face = scene.get("face", key);
      return face?.label === "floor" && face.loops.some((loop) => isSideOf(loop, a, b));
    });
  return loops.some((loop) => cyclicPairs(loop).some(([a, b]) => isSideOfFloor(a, b)));
}

const isSideOf = (loop: readonly string[], a: string, b: string): boolean =>
  cyclicPairs(loop).some(([from, to]) => (from === a && to === b) || (from === b && to === a));

/** Returns the faces behind one figure. */
export function facesOfFigure(
  { faces, marked }: Pick<Quantities, "faces" | "marked">,
  code: FigureCode,
): readonly string[] {
  switch (code) {
    case "C":
    case "PC":
      return faces.ceilings;
    case "W":
    case "W1":
      return faces.walls;
    case "BB":
      return [...faces.floors, ...faces.around];
    case "WC":
      return [...faces.walls, ...faces.ceilings];
    case "V":
      return [...faces.floors, ...faces.walls, ...faces.ceilings];
    case "LL":
      return marked.longWall;
    case "SH":
      return marked.shortHeight;
    case "HH":
      return marked.tallHeight;
    default:
      return faces.floors;
  }
}
