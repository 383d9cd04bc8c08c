import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { type PinholeCamera, projectPoint } from "../../../geometry/project-point";
import { quaternionFromAxes } from "../../../geometry/quaternion";
import type { Vector2 } from "../../../geometry/vector2";
import { cross, normalize, subtract, type Vector3 } from "../../../geometry/vector3";
import { createEditorStore } from "../../core/editor-store";
import { planarOutline } from "../../core/measures/planar-outline";
import { createScene } from "../../core/scene";
import { meetModel } from "./meet-model";
import { outlineDamage } from "./outline-damage";

const ASPECT = 4 / 3;

/** Returns an upright camera at a position that looks at a target. */
function cameraToward(position: Vector3, target: Vector3, fovY = 1.2): PinholeCamera {
  const back = normalize(subtract(position, target))!;
  const right = normalize(cross([0, 1, 0], back))!;
  return { position, quaternion: quaternionFromAxes(right, cross(back, right), back), fovY };
}

const room = () => createScene(SURVEY_KEY, littleRoom());
const project = (camera: PinholeCamera, points: readonly Vector3[]): Vector2[] =>
  points.map((point) => projectPoint(camera, ASPECT, point)!);

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const within = (low: number, high: number) => unit.map((share) => low + share * (high - low));

test("measures the area of a rectangle on a wall from every camera position in the room", () => {
  fc.assert(
    fc.property(
      fc.tuple(within(0.8, 3.8), within(0.3, 2.2), within(0.2, 2.8)),
      fc.record({ z: within(0.1, 1.9), y: within(0.1, 1.4), width: within(0.2, 1), height: within(0.2, 1) }),
      fc.boolean(),
      (eye, { z, y, width, height }, isTurned) => {
        const corners: Vector3[] = [
          [0, y, z],
          [0, y, z + width],
          [0, y + height, z + width],
          [0, y + height, z],
        ];
        if (isTurned) corners.reverse();
        const camera = cameraToward(eye, [0, y + height / 2, z + width / 2], 2.2);
        const cornersInPhoto = project(camera, corners);
        const scene = room();
        const outcome = outlineDamage(scene, { camera, aspect: ASPECT, corners: cornersInPhoto });
        if (!outcome.ok) throw new Error(outcome.refusal.message);
        const [damage] = Object.values(outcome.diff.objectPlanar!.added);
        expect(damage).toMatchObject({ faceKey: "wall-ab", label: "damage", floorNumber: 0, source: "user" });
        const outline = planarOutline(damage!);
        let twice = 0;
        outline.forEach(([u, v], index) => {
          const [nextU, nextV] = outline[(index + 1) % 4]!;
          twice += u * nextV - nextU * v;
        });
        // Counterclockwise from the room, with the rectangle's size.
        expect(twice / 2).toBeCloseTo(width * height, 2);
        expect(damage!.width).toBeCloseTo(width, 3);
        expect(damage!.height).toBeCloseTo(height, 3);
      },
    ),
  );
});

const EYE: Vector3 = [2, 1.4, 1.5];
const west = cameraToward(EYE, [0, 1.3, 1.5], 1.8);
const onWest: Vector3[] = [
  [0, 0.5, 1],
  [0, 0.5, 2],
  [0, 1.7, 2],
  [0, 1.7, 1],
];

test("creates damage at the outlined position as one undo step, and reports its area", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const outcome = outlineDamage(store.scene, { camera: west, aspect: ASPECT, corners: project(west, onWest) });
  expect(outcome).toMatchObject({
    ok: true,
    notice: "Damage of 1.20 m² ±0.02 m², without the photo's own error",
    selects: [{ kind: "objectPlanar" }],
  });
  store.run(() => outcome);
  const [key] = store.scene.planarObjectsOfFace("wall-ab");
  // The wall's frame begins at b (z = 3) and runs to a, so u = 3 - z.
  expect(store.scene.get("objectPlanar", key!)).toMatchObject({ u: 1.5, v: 1.1 });
  store.undo();
  expect(store.scene.planarObjectsOfFace("wall-ab")).toEqual([]);
});

test("damage on a wall of low confidence has a larger spread", () => {
  const records = littleRoom();
  records.face = records.face.map((face) => (face.key === "wall-ab" ? { ...face, confidence: "low" } : face));
  const { scene } = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const outcome = outlineDamage(scene, { camera: west, aspect: ASPECT, corners: project(west, onWest) });
  // 80 mm times the diagonal of 1 × 1.2 m.
  expect(outcome).toMatchObject({ ok: true, notice: "Damage of 1.20 m² ±0.12 m², without the photo's own error" });
});

test("keeps the outline of L-shaped damage, also on the floor", () => {
  const down = cameraToward([2, 2, 1.5], [2, 0, 1.4], 1.8);
  const lShape: Vector3[] = [
    [1, 0, 1],
    [1, 0, 2],
    [2, 0, 2],
    [2, 0, 1.5],
    [1.5, 0, 1.5],
    [1.5, 0, 1],
  ];
  const outcome = outlineDamage(room(), { camera: down, aspect: ASPECT, corners: project(down, lShape) });
  expect(outcome).toMatchObject({ ok: true, notice: "Damage of 0.75 m² ±0.01 m², without the photo's own error" });
  if (outcome.ok) expect(Object.values(outcome.diff.objectPlanar!.added)[0]?.outline).toHaveLength(6);
});

test.each<[string, Vector3[] | Vector2[], string]>([
  ["two corners", onWest.slice(0, 2), "Mark at least three corners around the damage"],
  [
    "two walls",
    [onWest[0]!, [1, 1, 0], onWest[2]!],
    "Corner 2 is on another surface than the first: outline each surface separately",
  ],
  ["sides that cross", [onWest[0]!, onWest[2]!, onWest[1]!, onWest[3]!], "The outline crosses itself"],
  ["nothing enclosed", [onWest[0]!, [0, 0.5, 1.0005], [0, 0.5005, 1]], "The outline has no area"],
])("refuses %s with a reason", (_, corners, message) => {
  const cornersInPhoto = project(west, corners as Vector3[]);
  const outcome = outlineDamage(room(), { camera: west, aspect: ASPECT, corners: cornersInPhoto });
  expect(outcome).toMatchObject({ ok: false, refusal: { message } });
});

test("refuses a corner outside the model, and a wall at a grazing angle", () => {
  const outside = cameraToward([2, 1.4, -6], [2, 1.4, -9]);
  const anywhere: Vector2[] = [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.5, 0.6],
  ];
  expect(outlineDamage(room(), { camera: outside, aspect: ASPECT, corners: anywhere })).toMatchObject({
    refusal: { message: "Corner 1 isn't on a wall, floor or ceiling" },
  });
  const along = cameraToward([0.03, 1.4, 0.1], [0, 1.3, 3], 1.8);
  const far: Vector3[] = [
    [0, 0.5, 2],
    [0, 0.5, 2.8],
    [0, 1.7, 2.8],
  ];
  expect(outlineDamage(room(), { camera: along, aspect: ASPECT, corners: project(along, far) })).toMatchObject({
    refusal: { message: expect.stringContaining("too flat an angle") },
  });
});

test("a ray meets the nearest front of a wall, and passes through backs of walls and open doors", () => {
  const scene = room();
  expect(meetModel(scene, { origin: EYE, direction: [-1, 0, 0] })).toMatchObject({
    faceKey: "wall-ab",
    at: [0, 1.4, 1.5],
    distance: 2,
    incidence: 1,
  });
  // From outside, through the back of the west wall.
  expect(meetModel(scene, { origin: [-3, 1, 1], direction: [1, 0, 0] })?.faceKey).toBe("wall-cd");
  const south = { origin: [2, 1, 1.5] as Vector3, direction: [0, 0, 1] as Vector3 };
  expect(meetModel(scene, south)?.faceKey).toBe("wall-bc");
  scene.put("objectPlanar", { ...scene.get("objectPlanar", "door")!, isOpen: true });
  expect(meetModel(scene, south)).toBeNull();
  expect(meetModel(scene, { origin: EYE, direction: [-1, 0, 0] }, (key) => key === "wall-ab")).toBeNull();
});
