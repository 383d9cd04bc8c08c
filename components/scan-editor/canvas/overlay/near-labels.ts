/** Finds the labels of rooms that are close enough to read, at a cost that does not grow with the floor. */
import type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import { type PlanBounds, PlanGrid } from "@/lib/geometry/plan-grid";
import type { Projection } from "../view/projection";
import { type RoomLabel, roomLabel } from "./room-labels";

/** Where a meter has fewer pixels, a name would be longer than its room. */
const MIN_METER_PX = 14;
/** On a floor with at most this many rooms, all labels are returned at any distance. */
const FEW_ROOMS = 40;
/** Only the labels of the largest rooms are returned. */
const MAX_LABELS = 80;

/** Returns the distance from the eye at which a meter has the minimum size, in meters. */
function readingDistance(projection: Projection): number {
  const [x, y] = [projection.width / 2, projection.height / 2];
  const centerRay = projection.rayAt(x, y).direction.clone();
  const perPixel = projection.rayAt(x + 1, y).direction.distanceTo(centerRay);
  return 1 / (perPixel * MIN_METER_PX);
}

export class NearLabels {
  private readonly grid = new PlanGrid();
  private rooms = new Map<string, SurveyRoom>();
  /** Height of the highest floor face, in meters. */
  private top = Number.NEGATIVE_INFINITY;
  private readonly labels = new Map<string, RoomLabel | null>();

  constructor(
    private readonly scene: ReadScene,
    private contents: FloorContents,
  ) {
    this.setContents(contents);
  }

  private placeInGrid({ faceKey }: SurveyRoom): void {
    const points =
      this.scene.get("face", faceKey)?.loops[0]?.flatMap((key) => this.scene.get("vertex", key) ?? []) ?? [];
    const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)];
    for (const point of points) this.top = Math.max(this.top, point.y);
    if (points.length > 0) this.grid.put(faceKey, Math.min(...xs), Math.min(...zs), Math.max(...xs), Math.max(...zs));
  }

  private labelOf(faceKey: string): RoomLabel | null {
    const room = this.rooms.get(faceKey);
    if (!room) return null;
    const cached = this.labels.get(faceKey);
    const label = cached === undefined ? roomLabel(this.scene, room) : cached;
    this.labels.set(faceKey, label);
    return label;
  }

  private allLabels(): RoomLabel[] {
    return [...this.rooms.keys()].flatMap((key) => this.labelOf(key) ?? []);
  }

  /** Returns the largest labels and the label of the room in focus. */
  private largest(near: RoomLabel[], focus: string | null): RoomLabel[] {
    const inFocus = focus === null ? null : this.labelOf(focus);
    const chosen = near.sort((a, b) => b.size - a.size).slice(0, MAX_LABELS);
    return inFocus && !chosen.includes(inFocus) ? [...chosen, inFocus] : chosen;
  }

  /** Returns the labels for a frame of the 3D picture. */
  near(projection: Projection, focus: string | null): RoomLabel[] {
    if (this.rooms.size <= FEW_ROOMS) return this.allLabels();
    const reach = readingDistance(projection);
    const { x, y, z } = projection.eye;
    const near: RoomLabel[] = [];
    // The eye may be above the floors, so only the horizontal part of the distance is the radius on the plan.
    const radius = Math.sqrt(Math.max(0, reach ** 2 - Math.max(0, y - this.top) ** 2));
    this.grid.begin();
    this.grid.visit(x - radius, z - radius, x + radius, z + radius, (key) => {
      const label = this.labelOf(key);
      if (label && projection.project(...label.low) && projection.at.depth <= reach) near.push(label);
    });
    return this.largest(near, focus);
  }

  /** Returns the labels in a part of the plan; `meterPixels` is its scale. */
  within([x0, z0, x1, z1]: PlanBounds, meterPixels: number, focus: string | null): RoomLabel[] {
    if (this.rooms.size <= FEW_ROOMS) return this.allLabels();
    const near: RoomLabel[] = [];
    if (meterPixels < MIN_METER_PX) return this.largest(near, focus);
    this.grid.begin();
    this.grid.visit(x0, z0, x1, z1, (key) => {
      const label = this.labelOf(key);
      if (label) near.push(label);
    });
    return this.largest(near, focus);
  }

  /** Drops the cached labels of rooms to which one of these changed faces belongs. */
  forget(faceKeys: Iterable<string>): void {
    for (const key of faceKeys) {
      const room = this.contents.roomHolding(key);
      if (!room) continue;
      this.labels.delete(room.faceKey);
      if (key === room.faceKey) this.placeInGrid(room);
    }
  }

  /** Sets the current rooms of the floor. */
  setContents(next: FloorContents): void {
    this.contents = next;
    const previous = this.rooms;
    this.rooms = new Map(next.rooms.map((room) => [room.faceKey, room]));
    for (const key of previous.keys()) if (!this.rooms.has(key)) this.grid.remove(key);
    for (const room of next.rooms) {
      if (previous.get(room.faceKey) === room) continue;
      this.labels.delete(room.faceKey);
      this.placeInGrid(room);
    }
  }
}
