import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { contentsOf, danglingReferences, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { distance } from "../../geometry/vector3";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { moveSelection } from "./move-selection";
import { turnElements } from "./turn-elements";

const open = () => createScene(SURVEY_KEY, littleRoom());
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

function after(outcome: CommandOutcome) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const scene = open();
  applyDiff(scene, outcome.diff);
  return scene;
}

test("a door slides by the component of the move along its wall, and upward", () => {
  const scene = after(moveSelection(open(), { items: [item("objectPlanar", "door")], vector: [0.5, 0.25, 3] }));
  // The wall's u runs from c to b, against x.
  expect(scene.get("objectPlanar", "door")).toMatchObject({ u: 1.5, v: 1.3, faceKey: "wall-bc" });
});

test("a door keeps its position on a moved wall", () => {
  const items = [item("face", "wall-bc"), item("objectPlanar", "door")];
  const scene = after(moveSelection(open(), { items, vector: [0, 0, 1] }));
  expect(scene.get("objectPlanar", "door")).toMatchObject({ u: 2, v: 1.05 });
  expect(scene.get("vertex", "b")?.z).toBe(4);
});

test("a door and a table move together as one edit", () => {
  const outcome = moveSelection(open(), {
    items: [item("objectPlanar", "door"), item("object3D", "table")],
    vector: [-0.5, 0, 0],
  });
  expect(outcome.ok && outcome.label).toBe("Move 2 elements");
  expect(after(outcome).get("objectPlanar", "door")?.u).toBe(2.5);
  expect(after(outcome).get("object3D", "table")?.position).toEqual([1.5, 0.4, 1.5]);
});

test("a locked corner prevents the whole move", () => {
  const outcome = moveSelection(open(), { items: [item("vertex", "a"), item("vertex", "d")], vector: [1, 0, 0] });
  expect(outcome.ok ? null : outcome.refusal.message).toBe("The corner is locked");
});

test("a table rotates about its center by a quarter turn, counterclockwise from above", () => {
  const scene = after(
    turnElements(open(), { items: [item("object3D", "table")], pivot: [2, 0.4, 1.5], angle: Math.PI / 2 }),
  );
  const table = scene.get("object3D", "table");
  expect(table?.position).toEqual([2, 0.4, 1.5]);
  expect(table?.quaternion[1]).toBeCloseTo(Math.SQRT1_2, 12);
  expect(table?.quaternion[3]).toBeCloseTo(Math.SQRT1_2, 12);
});

test("a wall rotates about the given point; a corner to the east moves north", () => {
  const items = [item("edge", "edge-bc")];
  const scene = after(turnElements(open(), { items, pivot: [0, 0, 3], angle: Math.PI / 6 }));
  const c = scene.get("vertex", "c");
  expect([c?.x, c?.y, c?.z]).toEqual([expect.closeTo(3.4641, 4), 0, expect.closeTo(1, 4)]);
  expect(scene.get("vertex", "b")).toMatchObject({ x: 0, y: 0, z: 3 });
});

test("a door does not rotate without its wall", () => {
  const outcome = turnElements(open(), { items: [item("objectPlanar", "door")], pivot: [0, 0, 0], angle: 1 });
  expect(outcome.ok ? null : outcome.refusal.message).toBe("Doors, windows and openings turn only with their wall");
});

const meter = fc.integer({ min: -50_000, max: 50_000 }).map((tenths) => tenths / 10_000);
const pickItems = (scene: ReadScene, picks: readonly number[]): SelectionItem[] => {
  const all = GEOMETRY_KINDS.flatMap((kind) => [...scene.values(kind)].map(({ key }) => item(kind, key)));
  const chosen = new Map(picks.map((index) => all[index % all.length]!).map((one) => [one.key, one]));
  return [...chosen.values()];
};

test("in any scene, an undo restores the records, references stay valid and a rotation keeps shapes", () => {
  fc.assert(
    fc.property(
      randomRecords,
      fc.array(fc.nat(100), { minLength: 1, maxLength: 4 }),
      fc.tuple(meter, meter, meter),
      fc.double({ min: -7, max: 7, noNaN: true }),
      (records, picks, vector, angle) => {
        const start = createScene(SURVEY, records);
        const items = pickItems(start, picks);
        for (const outcome of [
          moveSelection(start, { items, vector }),
          turnElements(start, { items, pivot: vector, angle }),
        ]) {
          if (!outcome.ok) continue;
          const scene = createScene(SURVEY, records);
          const applied = applyDiff(scene, outcome.diff);
          expect(danglingReferences(scene)).toEqual(danglingReferences(start));
          const moved = Object.values(applied.vertex?.updated ?? {});
          for (const [fromA, toA] of moved) {
            for (const [fromB, toB] of moved) {
              const apart = distance([fromA.x, fromA.y, fromA.z], [fromB.x, fromB.y, fromB.z]);
              expect(distance([toA.x, toA.y, toA.z], [toB.x, toB.y, toB.z])).toBeCloseTo(apart, 3);
            }
          }
          applyDiff(scene, reverseDiff(applied));
          expect(contentsOf(scene)).toEqual(contentsOf(start));
        }
      },
    ),
    { numRuns: 60 },
  );
});
