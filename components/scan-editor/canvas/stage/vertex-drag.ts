/** Dragging corners with the pointer: level by default, upright with Alt. Each step goes through the store's drag session. */
import { Plane, Vector3 } from "three";
import type { CommandOutcome } from "@/lib/editor/commands/command";
import { moveVertices, type Vector } from "@/lib/editor/commands/move-vertices";
import type { DragSession } from "@/lib/editor/drag-session";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { Projection } from "../view/projection";

export type VertexDrag = {
  /** The pointer is here now, in pixels. */
  move(x: number, y: number, isUpright: boolean): CommandOutcome | null;
  commit(): void;
  cancel(): void;
  /** Metres from where it began. */
  moved(): Vector;
};

/** Rays flatter than this over the plane would throw the corner far away. */
const FLATTEST = 0.02;
const FARTHEST = 100;

export function startVertexDrag(
  store: EditorStore,
  projection: Projection,
  grab: { key: string; keys: readonly string[]; x: number; y: number },
): VertexDrag {
  const vertex = store.scene.get("vertex", grab.key);
  const start = new Vector3(vertex?.x, vertex?.y, vertex?.z);
  const session: DragSession<Vector> = store.beginDrag((scene, vector: Vector) =>
    moveVertices(scene, { keys: grab.keys, vector }),
  );
  const plane = new Plane();
  const anchor = new Vector3();
  const hit = new Vector3();
  const here = new Vector3();
  let vector: Vector = [0, 0, 0];
  let anchored: Vector = vector;
  let isUprightNow = false;

  /** Where the pointer's ray meets the plane of movement, or null where that says nothing. */
  function meet(x: number, y: number): Vector3 | null {
    const ray = projection.rayAt(x, y);
    if (Math.abs(ray.direction.dot(plane.normal)) < FLATTEST) return null;
    const point = ray.intersectPlane(plane, hit);
    return point && point.distanceTo(start) < FARTHEST ? point : null;
  }

  /** From here on the pointer moves in this plane; what was moved so far stays. */
  function setAnchor(x: number, y: number, isUpright: boolean): void {
    here.set(start.x + vector[0], start.y + vector[1], start.z + vector[2]);
    plane.normal.set(0, 1, 0);
    if (isUpright) plane.normal.copy(projection.eye).sub(here).setY(0).normalize();
    plane.setFromNormalAndCoplanarPoint(plane.normal, here);
    isUprightNow = isUpright;
    anchored = vector;
    anchor.copy(meet(x, y) ?? here);
  }

  setAnchor(grab.x, grab.y, false);
  return {
    move(x, y, isUpright) {
      if (isUpright !== isUprightNow) setAnchor(x, y, isUpright);
      const point = meet(x, y);
      if (!point) return null;
      vector = isUpright
        ? [anchored[0], anchored[1] + point.y - anchor.y, anchored[2]]
        : [anchored[0] + point.x - anchor.x, anchored[1], anchored[2] + point.z - anchor.z];
      return session.move(vector);
    },
    commit: () => void session.commit(),
    cancel: () => session.cancel(),
    moved: () => vector,
  };
}
