/** The 3D picture as the tools see it: rays, size of a pixel, snap points, and level directions of the screen. */

import type { ReadScene } from "@/lib/editor/core/scene";
import { SNAP_COPY } from "@/lib/editor/tools/snap/copy";
import type { Pointed, ToolView } from "@/lib/editor/tools/tool-view";
import { distance, interpolate, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { segmentReach } from "../pick/nearest-on-screen";
import type { Picker } from "../pick/picker";
import type { CameraRig } from "../view/camera-rig";
import type { Projection } from "../view/projection";
import { recordPoints } from "../view/scene-bounds";

export const MIDPOINT_REACH_PX = 10;

/** Returns the horizontal axis nearest to a direction. */
function nearestAxis(x: number, z: number): Vector3 {
  return Math.abs(x) >= Math.abs(z) ? [Math.sign(x) || 1, 0, 0] : [0, 0, Math.sign(z)];
}

/** Returns the horizontal axes nearest to the screen's right and to the viewing direction. */
export function levelAxes(azimuth: number): { right: Vector3; away: Vector3 } {
  const right = nearestAxis(Math.cos(azimuth), -Math.sin(azimuth));
  return { right, away: [right[2], 0, -right[0]] };
}

export function createOrbitToolView(setup: {
  scene: ReadScene;
  projection: Projection;
  rig: CameraRig;
  picker: () => Picker;
}): ToolView {
  const { scene, projection, rig, picker } = setup;

  function pixelOf([x, y, z]: Vector3): { pixel: [number, number]; depth: number } | null {
    if (!projection.project(x, y, z)) return null;
    return { pixel: [projection.at.x, projection.at.y], depth: projection.at.depth };
  }

  /** Returns the point on an edge under the pointer, or the edge's midpoint if it is near. */
  function onEdge(key: string, x: number, y: number): Pointed | null {
    const [a, b] = recordPoints(scene, { kind: "edge", key });
    const middle = a && b && midpoint(a, b);
    const drawn = middle && pixelOf(middle);
    if (middle && drawn && Math.hypot(drawn.pixel[0] - x, drawn.pixel[1] - y) < MIDPOINT_REACH_PX) {
      return { at: middle, text: SNAP_COPY.midpoint };
    }
    const at = alongEdge(key, x, y);
    return at && { at, text: SNAP_COPY.edge };
  }

  function alongEdge(key: string, x: number, y: number): Vector3 | null {
    const [a, b] = recordPoints(scene, { kind: "edge", key });
    const [from, to] = [a && pixelOf(a), b && pixelOf(b)];
    if (!a || !b || !from || !to) return null;
    const { share } = segmentReach(x, y, from.pixel, to.pixel);
    // In perspective, the middle of the drawn edge is not the middle of the edge.
    const [near, far] = [(1 - share) / from.depth, share / to.depth];
    return interpolate(a, b, far / (near + far));
  }

  return {
    rayAt(x, y) {
      const { origin, direction } = projection.rayAt(x, y);
      return {
        origin: [origin.x, origin.y, origin.z],
        direction: [direction.x, direction.y, direction.z],
      };
    },
    metersPerPixel(at) {
      const { x, y, z } = projection.eye;
      return (distance(at, [x, y, z]) * 2 * rig.lens().halfHeight) / Math.max(1, projection.height);
    },
    pointAt(x, y, isFree) {
      const corner = isFree ? null : picker().at("vertex", x, y);
      const [position] = corner ? recordPoints(scene, corner) : [];
      if (position) return { at: position, text: SNAP_COPY.corner };
      const edge = isFree ? null : picker().at("edge", x, y);
      const along = edge && onEdge(edge.key, x, y);
      if (along) return along;
      const surface = picker().placeAt(x, y);
      return surface && { at: [surface.x, surface.y, surface.z], text: null };
    },
    spotOn(of, x, y) {
      if (of === "face") {
        const spot = picker().spotAt(x, y);
        return spot?.faceKey && spot.at ? { key: spot.faceKey, at: spot.at } : null;
      }
      const edge = picker().at("edge", x, y);
      const at = edge && alongEdge(edge.key, x, y);
      return edge && at ? { key: edge.key, at } : null;
    },
    screenAxes: () => levelAxes(rig.get().azimuth),
  };
}
