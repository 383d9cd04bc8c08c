/** Converts a room's floors and walls into faces with shared vertices. */
import type { Face, FaceLabel } from "../../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { hostFrame } from "../../../geometry/host-frame";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { signedArea } from "../../../geometry/polygon-area";
import { nearestOnSegment } from "../../../geometry/segment-distance";
import { add, midpoint, scale, type Vector3 } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { CapturedSurface } from "./captured-room";
import { notes, reasons } from "./copy";
import { findFaceFault } from "./find-face-fault";
import { floorOutline } from "./floor-outline";
import { joinWallEnds } from "./join-wall-ends";
import { importedEntry, type RoomDraft, refusedEntry } from "./room-draft";
import { splitWall, stopsBetween, type WallPiece } from "./split-wall";
import { type WallPanel, wallPanels } from "./wall-panels";

/** How far in front of a wall to test whether the room is there, in m. */
const INSIDE_TEST_DISTANCE = 0.05;
/** How far a cut may be from its wall in m: corners were moved after it was found. */
const CUT_REACH = 0.1;

const withoutRepeats = (keys: readonly string[]): string[] => keys.filter((key, index) => key !== keys.at(index - 1));

export function newFace(
  { context, floorNumber }: RoomDraft,
  label: FaceLabel,
  loop: string[],
  from: CapturedSurface | null,
): Face {
  const surface = from?.isMade ? null : from;
  const captured = surface && {
    label,
    loops: [loop],
    width: roundLength(surface.width),
    height: roundLength(surface.height),
  };
  return {
    key: context.createKey("face"),
    surveyKey: context.surveyKey,
    floorNumber,
    label,
    loops: [loop],
    confidence: surface?.confidence ?? "low",
    source: surface ? "scan" : "solver",
    sourceId: surface?.identifier ?? null,
    captured,
    twinKey: null,
  };
}

/** Returns the piece counterclockwise as seen from inside the room. A partition is returned as captured. */
function facingRoom(piece: WallPiece, outlines: readonly Vector3[][], at: (key: string) => Vector3): WallPiece {
  const frame = hostFrame(piece.loop.map(at));
  if (!frame) return piece;
  const middle = midpoint(at(piece.base[0]!), at(piece.base.at(-1)!));
  const isInside = (offset: number): boolean =>
    outlines.some((outline) => isInsidePolygon(toPlan(add(middle, scale(frame.normal, offset))), floorPlanOf(outline)));
  if (isInside(INSIDE_TEST_DISTANCE) || !isInside(-INSIDE_TEST_DISTANCE)) return piece;
  const base = [...piece.base].reverse();
  const upper = piece.loop.slice(piece.base.length).reverse();
  return { base, top: piece.top ? [...piece.top].reverse() : null, loop: [...base, ...upper] };
}

function buildFloors(draft: RoomDraft): { outlines: Vector3[][]; loops: [CapturedSurface, string[]][] } {
  const outlines: Vector3[][] = [];
  const loops: [CapturedSurface, string[]][] = [];
  for (const floor of draft.room.floors) {
    const read = floorOutline(floor);
    if ("refused" in read) {
      if (!floor.isMade) draft.entries.push(refusedEntry(floor, read.refused));
      continue;
    }
    outlines.push(read.outline);
    loops.push([floor, withoutRepeats(read.outline.map((point) => draft.pool.add(point, floor.confidence)))]);
  }
  return { outlines, loops };
}

function buildWall(
  draft: RoomDraft,
  wall: CapturedSurface,
  panels: WallPanel[],
  bases: Set<string>,
  outlines: Vector3[][],
) {
  const { pool } = draft;
  const faces: Face[] = [];
  let repeated: string | null = null;
  let fault: string = reasons.collapsed();
  const remarks: string[] = [];
  const cuts = draft.room.cuts.get(wall.identifier) ?? [];
  const planar = draft.room.planar.filter((object) => object.parentIdentifier === wall.identifier);
  for (const panel of panels) {
    const keys = withoutRepeats(panel.corners.map((corner) => pool.add(corner, wall.confidence)));
    if (keys.length < 3 || keys[0] === keys[1]) continue;
    const { pieces, uncut } = splitWall({ panel, keys }, bases, planar, pool);
    if (pieces.length > 1) remarks.push((cuts.length > 0 ? reasons.cutBehind : reasons.split)(pieces.length));
    else if (cuts.length > 0) remarks.push(reasons.notCut);
    else for (const object of uncut) remarks.push(reasons.notSplit(object.element));
    for (const piece of pieces) {
      const sorted = [...piece.loop].sort().join();
      const sameFaceKey = draft.wallsByVertices.get(sorted);
      if (sameFaceKey) {
        repeated = sameFaceKey;
        continue;
      }
      const facingPiece = facingRoom(piece, outlines, pool.at);
      const face = newFace(draft, "wall", facingPiece.loop, wall);
      const faceFault = findFaceFault(pool, face);
      if (faceFault) {
        fault = faceFault;
        continue;
      }
      faces.push(face);
      draft.wallsByVertices.set(sorted, face.key);
      draft.walls.push({ face, piece: facingPiece, wall });
    }
  }
  if (faces.length > 0)
    draft.entries.push(
      importedEntry(
        wall,
        faces.map((face) => face.key),
        remarks,
      ),
    );
  else if (repeated) {
    const { identifier, place, element } = wall;
    draft.entries.push({ identifier, place, element, outcome: "merged", reason: reasons.sameWall, keys: [repeated] });
  } else draft.entries.push(refusedEntry(wall, fault));
}

/** Fills the draft's floors and walls. */
export function buildShell(draft: RoomDraft): void {
  const { pool, room } = draft;
  const { outlines, loops } = buildFloors(draft);
  const panels = room.walls.flatMap(wallPanels);
  joinWallEnds(panels, outlines);
  const bases = new Set(loops.flatMap(([, loop]) => loop));
  for (const { corners, wall } of panels) {
    const keys = corners.map((corner) => pool.add(corner, wall.confidence));
    bases.add(keys[0]!).add(keys[1]!);
    for (const cut of room.cuts.get(wall.identifier) ?? []) {
      const near = nearestOnSegment(cut, corners[0]!, corners[1]!);
      if (near.distance < CUT_REACH) bases.add(pool.add(near.point, wall.confidence, "solver"));
    }
  }
  for (const wall of room.walls) {
    buildWall(
      draft,
      wall,
      panels.filter((panel) => panel.wall === wall),
      bases,
      outlines,
    );
  }
  for (const [floor, corners] of loops) {
    const loop = corners.flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length]!;
      return [from, ...stopsBetween(from, to, bases, pool).map((stop) => stop.key)];
    });
    const face = newFace(draft, "floor", loop, floor);
    const faceFault = findFaceFault(pool, face);
    if (faceFault) {
      if (!floor.isMade) draft.entries.push(refusedEntry(floor, faceFault));
      continue;
    }
    draft.floors.push({ face, loop });
    if (floor.isMade) {
      const area = Math.abs(signedArea(floorPlanOf(loop.map(pool.at))));
      draft.added.push({ key: face.key, element: "floor", reason: reasons.madeFloor(area), isEstimated: true });
      draft.cautions.push(notes.madeFloor);
    } else draft.entries.push(importedEntry(floor, [face.key]));
  }
}
