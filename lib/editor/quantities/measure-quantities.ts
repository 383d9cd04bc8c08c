/** The quantities that a claim is paid on, from the records. Areas in m², lengths in m; pure. */
import type { Face, ObjectPlanar } from "../../domain/geometry-records";
import { areaWithHoles } from "../../geometry/area-with-holes";
import { loopLength } from "../../geometry/loop-length";
import type { SurveyRoom } from "../rooms/survey-room";
import type { ReadScene } from "../scene";
import { countTwinsOnce } from "./count-twins-once";
import { deductedArea } from "./deducted-area";
import { facePoints } from "./face-points";
import { isWallOpening, planarArea } from "./planar-outline";
import { roomFaces } from "./room-faces";

export type Quantities = {
  floorArea: number;
  ceilingArea: number;
  /** Around the floors, gross: doors and openings are not taken off. */
  perimeter: number;
  /** Of all walls, partitions included, openings not taken off. */
  grossWall: number;
  /** Gross less the area covered by what is deducted (openings; doors and windows where their switch says so). */
  netWall: number;
  /** Doors, windows and openings together, whether deducted or not. */
  openingsArea: number;
  doors: number;
  windows: number;
  openings: number;
  /** The faces that the figures come from. */
  faces: { floors: string[]; walls: string[]; ceilings: string[] };
};

export type Scope = { /** The floor face of one room; without it the whole survey. */ roomFaceKey?: string | null };

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function facesInScope(scene: ReadScene, roomFaceKey: string | null | undefined) {
  if (roomFaceKey) {
    const room = roomFaces(scene, roomFaceKey);
    return room ? { floors: [room.floor], walls: room.walls, ceilings: room.ceilings } : null;
  }
  const all = [...scene.values("face")];
  const labelled = (label: Face["label"]): Face[] => all.filter((face) => face.label === label);
  return { floors: labelled("floor"), walls: labelled("wall"), ceilings: labelled("ceiling") };
}

/** Of one room whose walls and ceilings are known. */
export function measureRoom(scene: ReadScene, room: SurveyRoom): Quantities {
  const facesOf = (keys: readonly string[]): Face[] => keys.flatMap((key) => scene.get("face", key) ?? []);
  const faces = { floors: facesOf([room.faceKey]), walls: facesOf(room.walls), ceilings: facesOf(room.ceilings) };
  return measureFaces(scene, faces, false);
}

/** Zeros when the scope holds nothing. A room counts its own side of a shared wall or door, the whole counts twins once. */
export function measureQuantities(scene: ReadScene, { roomFaceKey }: Scope = {}): Quantities {
  const faces = facesInScope(scene, roomFaceKey) ?? { floors: [], walls: [], ceilings: [] };
  return measureFaces(scene, faces, !roomFaceKey);
}

type MeasuredFaces = { floors: Face[]; walls: Face[]; ceilings: Face[] };

function measureFaces(scene: ReadScene, { floors, walls, ceilings }: MeasuredFaces, countsOnce: boolean): Quantities {
  const areaOf = (face: Face): number => areaWithHoles(facePoints(scene, face));
  const objectsOf = (face: Face): ObjectPlanar[] =>
    scene
      .planarObjectsOfFace(face.key)
      .flatMap((key) => scene.get("objectPlanar", key) ?? [])
      .filter(({ label }) => isWallOpening(label));
  const allObjects = walls.flatMap(objectsOf);
  const countedWalls = countsOnce ? countTwinsOnce(walls, areaOf) : walls;
  const objects = countsOnce ? countTwinsOnce(allObjects, planarArea) : allObjects;
  const grossWall = sum(countedWalls, areaOf);
  return {
    floorArea: sum(floors, areaOf),
    ceilingArea: sum(ceilings, areaOf),
    perimeter: sum(floors, (floor) => sum(facePoints(scene, floor), loopLength)),
    grossWall,
    netWall: grossWall - sum(countedWalls, (wall) => deductedArea(scene, wall, objectsOf(wall))),
    openingsArea: sum(objects, planarArea),
    doors: objects.filter(({ label }) => label === "door").length,
    windows: objects.filter(({ label }) => label === "window").length,
    openings: objects.filter(({ label }) => label === "opening").length,
    faces: {
      floors: floors.map(({ key }) => key),
      walls: walls.map(({ key }) => key),
      ceilings: ceilings.map(({ key }) => key),
    },
  };
}
