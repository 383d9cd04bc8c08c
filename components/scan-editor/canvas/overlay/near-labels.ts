/** The labels of the rooms that are near enough to be read: what is asked for a frame does not grow with the floor. */
import type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import { createPlanGrid, type PlanBounds, type PlanGrid } from "@/lib/geometry/plan-grid";
import type { Projection } from "../view/projection";
import { type RoomLabel, roomLabel } from "./room-labels";

export type NearLabels = {
  /** For a frame; the room in focus is always among them. */
  near(projection: Projection, focus: string | null): RoomLabel[];
  /** On a plan: in a part of it, where a metre measures so many pixels. */
  within(area: PlanBounds, metrePixels: number, focus: string | null): RoomLabel[];
  /** These rooms, or faces of theirs, have changed. */
  forget(faceKeys: Iterable<string>): void;
  /** The floor has other rooms now. */
  setContents(contents: FloorContents): void;
};

/** From afar a name would be longer than its room: a metre has to measure at least this many pixels. */
const LEAST_METRE_PX = 14;
/** With no more rooms than these all are asked for, from however far. */
const FEW = 40;
/** The largest come first where more are near. */
const MOST = 80;

/** How far from the eye a metre has the least size, in metres. */
function reachOf(projection: Projection): number {
  const [x, y] = [projection.width / 2, projection.height / 2];
  const middle = projection.rayAt(x, y).direction.clone();
  const perPixel = projection.rayAt(x + 1, y).direction.distanceTo(middle);
  return 1 / (perPixel * LEAST_METRE_PX);
}

export function createNearLabels(scene: ReadScene, first: FloorContents): NearLabels {
  let contents = first;
  const grid: PlanGrid = createPlanGrid();
  let rooms = new Map<string, SurveyRoom>();
  /** The highest floor's height, in metres. */
  let top = Number.NEGATIVE_INFINITY;
  const labels = new Map<string, RoomLabel | null>();

  function place(room: SurveyRoom): void {
    const points = scene.get("face", room.faceKey)?.loops[0]?.flatMap((key) => scene.get("vertex", key) ?? []) ?? [];
    const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)];
    for (const point of points) top = Math.max(top, point.y);
    if (points.length > 0) grid.put(room.faceKey, Math.min(...xs), Math.min(...zs), Math.max(...xs), Math.max(...zs));
  }

  function setContents(next: FloorContents): void {
    contents = next;
    const before = rooms;
    rooms = new Map(contents.rooms.map((room) => [room.faceKey, room]));
    for (const key of before.keys()) if (!rooms.has(key)) grid.remove(key);
    for (const room of contents.rooms) {
      if (before.get(room.faceKey) === room) continue;
      labels.delete(room.faceKey);
      place(room);
    }
  }

  function labelOf(faceKey: string): RoomLabel | null {
    const room = rooms.get(faceKey);
    if (!room) return null;
    const known = labels.get(faceKey);
    const label = known === undefined ? roomLabel(scene, room) : known;
    labels.set(faceKey, label);
    return label;
  }

  /** With the room in focus. */
  function largest(near: RoomLabel[], focus: string | null): RoomLabel[] {
    const inFocus = focus === null ? null : labelOf(focus);
    const chosen = near.sort((a, b) => b.size - a.size).slice(0, MOST);
    return inFocus && !chosen.includes(inFocus) ? [...chosen, inFocus] : chosen;
  }

  setContents(contents);
  return {
    near(projection, focus) {
      if (rooms.size <= FEW) return [...rooms.keys()].flatMap((key) => labelOf(key) ?? []);
      const reach = reachOf(projection);
      const { x, y, z } = projection.eye;
      const near: RoomLabel[] = [];
      // Across the plan, what is left of the reach at the eye's height over the floors.
      const across = Math.sqrt(Math.max(0, reach ** 2 - Math.max(0, y - top) ** 2));
      grid.begin();
      grid.visit(x - across, z - across, x + across, z + across, (key) => {
        const label = labelOf(key);
        if (label && projection.project(...label.low) && projection.at.depth <= reach) near.push(label);
      });
      return largest(near, focus);
    },
    within([x0, z0, x1, z1], metrePixels, focus) {
      if (rooms.size <= FEW) return [...rooms.keys()].flatMap((key) => labelOf(key) ?? []);
      const near: RoomLabel[] = [];
      if (metrePixels < LEAST_METRE_PX) return largest(near, focus);
      grid.begin();
      grid.visit(x0, z0, x1, z1, (key) => {
        const label = labelOf(key);
        if (label) near.push(label);
      });
      return largest(near, focus);
    },
    forget(faceKeys) {
      for (const key of faceKeys) {
        const room = contents.roomHolding(key);
        if (!room) continue;
        labels.delete(room.faceKey);
        if (key === room.faceKey) place(room);
      }
    },
    setContents,
  };
}
