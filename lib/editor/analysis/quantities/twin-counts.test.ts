/** @jest-environment node */
import type { Vertex } from "@/lib/domain/geometry-records";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { createScene } from "../../core/scene";
import { measureQuantities } from "./measure-quantities";

/**
 * Returns two rooms with a shared wall, rotated by `turn`. Only one side has a niche and so one more corner, which
 * changes the order of the area's sum.
 */
function homeAt(turn: number) {
  const records = twoRooms();
  const door = records.objectPlanar[0]!;
  const [c, d] = ["k-c", "k-d"].map((key) => records.vertex.find((one) => one.key === key)!) as [Vertex, Vertex];
  const mid = { ...c, key: "k-mid", x: (c.x + 2 * d.x) / 3, z: (c.z + 2 * d.z) / 3 };
  const niche = { ...door, key: "niche", label: "opening" as const, twinKey: null, width: 0.4, height: 0.4, u: 2.6 };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const vertex = [...records.vertex, mid].map((one) => ({
    ...one,
    x: one.x * cos - one.z * sin,
    z: one.x * sin + one.z * cos,
  }));
  const face = records.face.map((one) => ({
    ...one,
    loops: one.key === "k-wall-cd" ? [["k-d", "k-mid", "k-c", "k-c-top", "k-d-top"]] : one.loops,
  }));
  return createScene(TWO_ROOMS_SURVEY, { ...records, vertex, face, objectPlanar: [...records.objectPlanar, niche] });
}
test("the choice between two equal sides does not depend on the rotation of the home", () => {
  const nets = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    nets.add(measureQuantities(homeAt(step * 0.1)).once!.netWall.toFixed(6));
  }
  expect(nets.size).toBe(1);
});
