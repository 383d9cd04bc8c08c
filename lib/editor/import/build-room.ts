/** The records of one captured room. */
import { floorPlanOf, toPlan } from "../../geometry/floor-plan";
import { isInsidePolygon } from "../../geometry/point-in-polygon";
import type { SceneRecords } from "../scene";
import { addCeilings } from "./add-ceilings";
import { buildShell } from "./build-shell";
import type { CapturedRoom } from "./captured-room";
import type { ImportContext } from "./import-context";
import { labelEdges } from "./label-edges";
import { placeObjects } from "./place-objects";
import { placePlanar } from "./place-planar";
import type { RoomDraft } from "./room-draft";
import { createVertexPool } from "./vertex-pool";
import { notes, roomLabel } from "./words";

export type BuiltRoom = Pick<RoomDraft, "entries" | "added" | "notes"> & { records: SceneRecords; name: string | null };

/** The names of the capture's sections whose centre lies in the floor. */
function nameFloors({ floors, room, pool, context }: RoomDraft): string | null {
  for (const { face, loop } of floors) {
    const plan = floorPlanOf(loop.map(pool.at));
    const inside = room.sections.filter(({ center }) => floors.length === 1 || isInsidePolygon(toPlan(center), plan));
    const names = [...new Set(inside.flatMap(({ label }) => roomLabel(label) ?? []))];
    const given = context.roomLabels?.[face.sourceId ?? ""];
    face.roomLabel = given ?? (names.length > 0 ? names.join(", ") : null);
  }
  return floors.map(({ face }) => face.roomLabel).find((name) => name) ?? null;
}

export function buildRoom(room: CapturedRoom, context: ImportContext, floorNumber: number): BuiltRoom {
  const pool = createVertexPool(context, floorNumber);
  const draft: RoomDraft = {
    context,
    floorNumber,
    room,
    pool,
    floors: [],
    walls: [],
    wallsByVertices: new Map(),
    ceilings: [],
    entries: room.refused.map((refused) => ({ ...refused, keys: [] })),
    added: [],
    notes: [],
  };
  buildShell(draft);
  addCeilings(draft);
  const name = nameFloors(draft);
  if (draft.floors.length === 0 && draft.walls.length > 0) draft.notes.push(notes.noFloor);
  const edge = labelEdges(draft);
  const objectPlanar = placePlanar(draft);
  const object3D = placeObjects(draft);
  const face = [...draft.floors.map((floor) => floor.face), ...draft.walls.map((wall) => wall.face), ...draft.ceilings];
  const used = new Set(face.flatMap(({ loops }) => loops.flat()));
  const vertex = pool.records.filter(({ key }) => used.has(key));
  const { entries, added } = draft;
  return { records: { vertex, edge, face, objectPlanar, object3D }, entries, added, notes: draft.notes, name };
}
