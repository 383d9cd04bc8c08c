/** A plan as the tools see it: rays go straight down, and all measures are level on the floor. */
import type { ReadScene } from "@/lib/editor/core/scene";
import { SNAP_COPY } from "@/lib/editor/tools/snap/copy";
import type { Pointed, ToolView } from "@/lib/editor/tools/tool-view";
import { interpolate, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { segmentReach } from "../pick/nearest-on-screen";
import type { Picker } from "../pick/picker";
import type { PlanProjection } from "../view/plan-projection";
import { recordPoints } from "../view/scene-bounds";
import { levelAxes, MIDPOINT_REACH_PX } from "./orbit-tool-view";

/** Height above the floor at which rays begin, in meters. */
const RAY_START = 50;

export function createPlanToolView(setup: {
  scene: ReadScene;
  projection: PlanProjection;
  picker: Picker;
  azimuth: () => number;
  /** Height of the floor, in meters. */
  height: () => number;
}): ToolView {
  const { scene, projection, picker, azimuth, height } = setup;
  const onFloor = ([x, , z]: Vector3): Vector3 => [x, height(), z];

  function pixelOf([x, y, z]: Vector3): [number, number] {
    projection.project(x, y, z);
    return [projection.at.x, projection.at.y];
  }

  /** Returns the point on an edge under the pointer, or the edge's midpoint if it is near. */
  function onEdge(key: string, x: number, y: number): Pointed | null {
    const [a, b] = recordPoints(scene, { kind: "edge", key });
    if (!a || !b) return null;
    const middle = midpoint(a, b);
    const [middleX, middleY] = pixelOf(middle);
    if (Math.hypot(middleX - x, middleY - y) < MIDPOINT_REACH_PX)
      return { at: onFloor(middle), text: SNAP_COPY.midpoint };
    const at = alongEdge(key, x, y);
    return at && { at: onFloor(at), text: SNAP_COPY.edge };
  }

  function alongEdge(key: string, x: number, y: number): Vector3 | null {
    const [a, b] = recordPoints(scene, { kind: "edge", key });
    return a && b ? interpolate(a, b, segmentReach(x, y, pixelOf(a), pixelOf(b)).share) : null;
  }

  return {
    isFromAbove: true,
    rayAt(x, y) {
      const [placeX, placeZ] = projection.placeAt(x, y);
      return { origin: [placeX, height() + RAY_START, placeZ], direction: [0, -1, 0] };
    },
    metersPerPixel: () => projection.metersPerPixel,
    pointAt(x, y, isFree) {
      const corner = isFree ? null : picker.at("vertex", x, y);
      const [position] = corner ? recordPoints(scene, corner) : [];
      if (position) return { at: onFloor(position), text: SNAP_COPY.corner };
      const edge = isFree ? null : picker.at("edge", x, y);
      const along = edge && onEdge(edge.key, x, y);
      if (along) return along;
      const [placeX, placeZ] = projection.placeAt(x, y);
      return { at: [placeX, height(), placeZ], text: null };
    },
    spotOn(of, x, y) {
      if (of === "face") {
        const spot = picker.spotAt(x, y);
        return spot && { key: spot.faceKey, at: spot.at };
      }
      const edge = picker.at("edge", x, y);
      const at = edge && alongEdge(edge.key, x, y);
      return edge && at ? { key: edge.key, at } : null;
    },
    screenAxes: () => levelAxes(azimuth()),
  };
}
