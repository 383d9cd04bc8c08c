/** @jest-environment node */
import type { GestureCall } from "../queue/queue-entry";
import { callsOverOwn } from "./over-own";

const ofFloor = { surveyKey: "srv-1", floorNumber: 0 };
const corner = (key: string, x: number, revision?: number) => ({
  ...{ ...ofFloor, key, x, y: 0, z: 0 },
  ...(revision === undefined ? {} : { revision }),
});
const wall = (key: string, roomLabel?: string) => ({
  ...{ ...ofFloor, key, label: "wall", loops: [["a", "b", "c"]] },
  ...(roomLabel === undefined ? {} : { roomLabel }),
});
const thing = (key: string, x: number) => ({ ...ofFloor, key, label: "sofa", position: [x, 0, 0], size: [1, 1, 1] });

const made = (name: string, params: object, inverse: object[] = []) =>
  ({ name, params, inverse }) as never as GestureCall;
const makeCorners = made("vertex.createBatch", { vertices: [corner("a", 1), corner("b", 2)] });

test("what is there is changed in the fields that differ, what is not is made, and each has its own way back", () => {
  expect(callsOverOwn(makeCorners, [{ record: corner("b", 9, 4), written: ["x"] }])).toEqual([
    {
      name: "vertex.createBatch",
      params: { vertices: [corner("a", 1)] },
      inverse: [{ name: "vertex.delete", params: { keys: ["a"] } }],
    },
    {
      name: "vertex.updateBatch",
      params: { vertices: [{ key: "b", revision: 4, x: 2 }] },
      inverse: [{ name: "vertex.updateBatch", params: { vertices: [{ key: "b", revision: 4, x: 9 }] } }],
    },
  ]);
});

test("a field that was not written here is somebody else's, and not gone over", () => {
  const theirs = { ...corner("b", 9, 4), z: 5 };
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: ["x"] }])).toBeNull();
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: ["x", "z"] }])).toHaveLength(2);
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: "all" }])).toHaveLength(2);
});

test("a field that it was not made with is cleared, as it is shown", () => {
  const calls = callsOverOwn(made("face.createBatch", { faces: [wall("f")] }), [
    { record: { ...wall("f", "Den"), revision: 2 }, written: "all" },
  ]);
  expect(calls).toMatchObject([{ params: { faces: [{ key: "f", revision: 2, roomLabel: null }] } }]);
});

test("a 3D object is changed by its own call, and taken back on the revision of that", () => {
  const calls = callsOverOwn(made("object3D.createBatch", { object3ds: [thing("o", 1)] }), [
    { record: { ...thing("o", 4), revision: 3 }, written: "all" },
  ]);
  expect(calls).toEqual([
    {
      name: "object3D.update",
      params: { key: "o", revision: 3, position: [1, 0, 0] },
      inverse: [{ name: "object3D.update", params: { key: "o", revision: 3, position: [4, 0, 0] } }],
    },
  ]);
});

test("of what its way back takes back for good only what it makes is so taken back", () => {
  const inverse = [{ name: "face.delete", params: { keys: ["f", "g"], isUndone: true } }];
  const calls = callsOverOwn(made("face.createBatch", { faces: [wall("f"), wall("g")] }, inverse), [
    { record: { ...wall("g", "Den"), revision: 2 }, written: "all" },
  ]);
  expect(calls?.map((call) => call.inverse)).toEqual([
    [{ name: "face.delete", params: { keys: ["f"], isUndone: true } }],
    [{ name: "face.updateBatch", params: { faces: [{ key: "g", revision: 2, roomLabel: "Den" }] } }],
  ]);
});

test("an edge cannot be changed, and a record that the call does not make is none of it", () => {
  const edge = { ...ofFloor, key: "e", vertexKeys: ["a", "b"], label: "base", revision: 1 };
  expect(callsOverOwn(made("edge.createBatch", { edges: [edge] }), [{ record: edge, written: "all" }])).toBeNull();
  expect(callsOverOwn(makeCorners, [{ record: corner("z", 9, 4), written: "all" }])).toBeNull();
});
