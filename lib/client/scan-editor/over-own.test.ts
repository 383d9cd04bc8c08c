/** @jest-environment node */
import type { GestureCall } from "../queue/queue-entry";
import { callsOverOwn } from "./over-own";

const ofFloor = { surveyKey: "srv-1", floorNumber: 0 };
const corner = (key: string, x: number, revision?: number) => ({
  ...ofFloor,
  key,
  x,
  y: 0,
  z: 0,
  ...(revision === undefined ? {} : { revision }),
});
const wall = (key: string, roomLabel?: string) => ({
  ...ofFloor,
  key,
  label: "wall",
  loops: [["a", "b", "c"]],
  ...(roomLabel === undefined ? {} : { roomLabel }),
});
const object = (key: string, x: number) => ({ ...ofFloor, key, label: "sofa", position: [x, 0, 0], size: [1, 1, 1] });

const made = (name: string, params: object, inverse: object[] = []) =>
  ({ name, params, inverse }) as never as GestureCall;
const makeCorners = made("vertex.createBatch", { vertices: [corner("a", 1), corner("b", 2)] });

test("updates the differing fields of existing records and creates the others, each with its inverse", () => {
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

test("does not write over a field that was not written here", () => {
  const theirs = { ...corner("b", 9, 4), z: 5 };
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: ["x"] }])).toBeNull();
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: ["x", "z"] }])).toHaveLength(2);
  expect(callsOverOwn(makeCorners, [{ record: theirs, written: "all" }])).toHaveLength(2);
});

test("clears a field that the new version lacks", () => {
  const calls = callsOverOwn(made("face.createBatch", { faces: [wall("f")] }), [
    { record: { ...wall("f", "Den"), revision: 2 }, written: "all" },
  ]);
  expect(calls).toMatchObject([{ params: { faces: [{ key: "f", revision: 2, roomLabel: null }] } }]);
});

test("updates a 3D object by its own call, with an inverse on the new revision", () => {
  const calls = callsOverOwn(made("object3D.createBatch", { object3ds: [object("o", 1)] }), [
    { record: { ...object("o", 4), revision: 3 }, written: "all" },
  ]);
  expect(calls).toEqual([
    {
      name: "object3D.update",
      params: { key: "o", revision: 3, position: [1, 0, 0] },
      inverse: [{ name: "object3D.update", params: { key: "o", revision: 3, position: [4, 0, 0] } }],
    },
  ]);
});

test("marks as deleted for good only the records that it creates", () => {
  const inverse = [{ name: "face.delete", params: { keys: ["f", "g"], isUndone: true } }];
  const calls = callsOverOwn(made("face.createBatch", { faces: [wall("f"), wall("g")] }, inverse), [
    { record: { ...wall("g", "Den"), revision: 2 }, written: "all" },
  ]);
  expect(calls?.map((call) => call.inverse)).toEqual([
    [{ name: "face.delete", params: { keys: ["f"], isUndone: true } }],
    [{ name: "face.updateBatch", params: { faces: [{ key: "g", revision: 2, roomLabel: "Den" }] } }],
  ]);
});

test("cannot update an edge, and ignores records that the call does not create", () => {
  const edge = { ...ofFloor, key: "e", vertexKeys: ["a", "b"], label: "base", revision: 1 };
  expect(callsOverOwn(made("edge.createBatch", { edges: [edge] }), [{ record: edge, written: "all" }])).toBeNull();
  expect(callsOverOwn(makeCorners, [{ record: corner("z", 9, 4), written: "all" }])).toBeNull();
});
