/** Converts one captured room into records. */
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { nearestOnSegment } from "../../../geometry/segment-distance";
import type { Vector2 } from "../../../geometry/vector2";
import type { SceneRecords } from "../../core/scene";
import { addCeilings } from "./add-ceilings";
import { buildShell } from "./build-shell";
import type { CapturedRoom, CapturedSection } from "./captured-room";
import { notes, reasons, roomLabel, sectionName } from "./copy";
import type { ImportContext } from "./import-context";
import { labelEdges } from "./label-edges";
import { noteOpenPlan } from "./open-plan";
import { placeObjects } from "./place-objects";
import { placePlanar } from "./place-planar";
import type { RoomDraft } from "./room-draft";
import { createVertexPool } from "./vertex-pool";

export type BuiltRoom = Pick<RoomDraft, "room" | "floorNumber" | "entries" | "added" | "notes" | "cautions"> & {
  records: SceneRecords;
  name: string | null;
};

/** Adds an entry for each section with an identifier. `floorKeys`: the floors that each section names. */
function addSectionEntries({ room, entries }: RoomDraft, floorKeys: ReadonlyMap<CapturedSection, string[]>): void {
  for (const section of room.sections) {
    const { identifier, place, label } = section;
    if (identifier === null) continue;
    const name = roomLabel(label);
    const keys = floorKeys.get(section) ?? [];
    const reason =
      name === null ? reasons.sectionUnnamed : keys.length > 0 ? reasons.sectionNames(name) : reasons.sectionOutside;
    const outcome = keys.length > 0 ? "imported" : "refused";
    entries.push({ identifier, place, element: "section", outcome, reason, keys });
  }
}

/** How far a section's center may be outside its floor, in m. */
const SECTION_REACH = 0.3;

const isNear = (point: Vector2, outline: readonly Vector2[]): boolean =>
  isInsidePolygon(point, outline) ||
  cyclicPairs(outline).some(([[ax, ay], [bx, by]]) => {
    const { distance } = nearestOnSegment([point[0], point[1], 0], [ax, ay, 0], [bx, by, 0]);
    return distance < SECTION_REACH;
  });

/** Names each floor after the sections whose center is inside, or after its known label; returns the first name. */
function nameFloors(draft: RoomDraft): string | null {
  const { floors, room, pool, context } = draft;
  const floorKeys = new Map<CapturedSection, string[]>();
  for (const { face, loop } of floors) {
    const plan = floorPlanOf(loop.map(pool.at));
    const [only, ...others] = room.sections;
    const isAlone = floors.length === 1 && others.length === 0;
    const inside = room.sections.filter((one) => (isAlone && one === only) || isNear(toPlan(one.center), plan));
    for (const section of inside) floorKeys.set(section, [...(floorKeys.get(section) ?? []), face.key]);
    const names = [...new Set(inside.flatMap(({ label }) => roomLabel(label) ?? []))];
    const knownLabel = context.roomLabels?.[face.sourceId ?? ""];
    face.roomLabel = knownLabel ?? (names.length > 0 ? names.join(", ") : null);
  }
  const hasAllFloors = draft.entries.every(({ element, outcome }) => element !== "floor" || outcome !== "refused");
  if (hasAllFloors && floors.length > 0) {
    for (const section of room.sections) {
      if (!floorKeys.has(section)) draft.cautions.push(() => notes.sectionOpen(sectionName(section), null));
    }
  }
  addSectionEntries(draft, floorKeys);
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
    entries: room.refused.map((refused) => ({ ...refused, outcome: "refused" as const, keys: [] })),
    added: [],
    notes: [...room.notes],
    cautions: room.cautions.map((caution) => () => caution),
  };
  buildShell(draft);
  addCeilings(draft);
  const name = nameFloors(draft);
  noteOpenPlan(draft);
  if (draft.floors.length === 0 && draft.walls.length > 0) draft.notes.push(notes.noFloor);
  if (draft.floors.length > 1) draft.notes.push(notes.floors(draft.floors.length));
  if (draft.floors.length > 0 && draft.walls.length === 0 && !room.hasWallsElsewhere) {
    draft.cautions.push(notes.noWallImported);
  }
  const edge = labelEdges(draft);
  const objectPlanar = placePlanar(draft);
  const object3D = placeObjects(draft);
  const face = [...draft.floors.map((floor) => floor.face), ...draft.walls.map((wall) => wall.face), ...draft.ceilings];
  const usedVertexKeys = new Set(face.flatMap(({ loops }) => loops.flat()));
  const vertex = pool.records.filter(({ key }) => usedVertexKeys.has(key));
  for (const { identifier, place } of room.selfIdentifiers) {
    const keys = draft.floors.map((floor) => floor.face.key);
    const isAllRefused = room.refused.length > 0 && draft.entries.every(({ outcome }) => outcome === "refused");
    const outcome = isAllRefused ? "refused" : "imported";
    draft.entries.push({ identifier, place, element: "room", outcome, reason: reasons.representsRoom, keys });
  }
  const { entries, added, cautions } = draft;
  const records = { vertex, edge, face, objectPlanar, object3D };
  return { room, floorNumber, records, entries, added, notes: draft.notes, cautions, name };
}
