import { createScene, type SceneRecords } from "@/lib/editor/core/scene";
import { dot, type Vector3 } from "@/lib/geometry/vector3";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { eyeOf, type OrbitView, pictureAxes } from "../view/orbit-view";
import type { Projection } from "../view/projection";
import { createFloorPlaces } from "./floor-places";
import { nearestEdge, nearestVertex, segmentReach } from "./nearest-on-screen";

const nothingHides = () => false;

/** A picture of 1200 × 1000 pixels, as three would project it. */
function projectionOf(view: OrbitView): Projection {
  const { right, up, out } = pictureAxes(view);
  const eye = eyeOf(view);
  const focal = 500 / Math.tan((17 * Math.PI) / 180);
  const projection = {
    width: 1200,
    height: 1000,
    at: { x: 0, y: 0, depth: 0 },
    project(x: number, y: number, z: number) {
      const offset: Vector3 = [x - eye[0], y - eye[1], z - eye[2]];
      const depth = -dot(offset, out);
      projection.at = {
        x: 600 + (dot(offset, right) / depth) * focal,
        y: 500 - (dot(offset, up) / depth) * focal,
        depth,
      };
      return depth > 0;
    },
    rayAt(x: number, y: number) {
      const [across, along] = [(x - 600) / focal, (500 - y) / focal];
      const toward = [0, 1, 2].map((axis) => right[axis]! * across + up[axis]! * along - out[axis]!) as [
        number,
        number,
        number,
      ];
      const length = Math.hypot(...toward);
      const vector = ([x0, y0, z0]: Vector3) => ({ x: x0, y: y0, z: z0 });
      return { origin: vector(eye), direction: vector([toward[0] / length, toward[1] / length, toward[2] / length]) };
    },
  };
  return projection as unknown as Projection;
}

/** Returns functions that pick near a corner or an edge of the room, seen from this many meters away. */
function setUpPicks(records: SceneRecords, meters: number) {
  const scene = createScene(SURVEY_KEY, records);
  const places = createFloorPlaces(scene, 0);
  const projection = projectionOf({ target: [2, 1, 1.5], distance: meters, azimuth: 0.8, elevation: 0.6 });
  const pixelOf = (key: string): [number, number] => {
    const { x, y, z } = scene.get("vertex", key)!;
    projection.project(x, y, z);
    return [projection.at.x, projection.at.y];
  };
  return {
    vertexNear(key: string, dx: number, dy: number) {
      const [x, y] = pixelOf(key);
      return nearestVertex(scene, places, projection, x + dx, y + dy, nothingHides);
    },
    edgeAt(a: string, b: string) {
      const [from, to] = [pixelOf(a), pixelOf(b)];
      return nearestEdge(scene, places, projection, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, nothingHides);
    },
  };
}

test.each([8, 60, 400])(
  "finds every corner from %s m away and from all sides, on the border of the picture too",
  (meters) => {
    const { vertexNear } = setUpPicks(littleRoom(), meters);
    const missed = littleRoom().vertex.flatMap(({ key }) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((eighth) => {
        const [dx, dy] = [8 * Math.cos((eighth * Math.PI) / 4), 8 * Math.sin((eighth * Math.PI) / 4)];
        return vertexNear(key, dx, dy) === null ? [`${key} ${eighth}`] : [];
      }),
    );
    expect(missed).toEqual([]);
  },
);

test("finds vertices and edges without faces", () => {
  const { vertexNear, edgeAt } = setUpPicks({ ...littleRoom(), face: [], objectPlanar: [] }, 12);
  expect(vertexNear("c", 2, 2)).toBe("c");
  expect(edgeAt("c-top", "d-top")).toBe("edge-cd-top");
});

test("measures the distance to the line next to a segment, and to the nearer end past its ends", () => {
  expect(segmentReach(5, 3, [0, 0], [10, 0])).toEqual({ away: 3, share: 0.5 });
  expect(segmentReach(13, 4, [0, 0], [10, 0])).toEqual({ away: 5, share: 1 });
});

test("treats a segment that is seen end-on as a point", () => {
  expect(segmentReach(3, 4, [0, 0], [0, 0])).toEqual({ away: 5, share: 0 });
});
