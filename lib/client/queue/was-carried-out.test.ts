import type { GestureCall, QueueCall } from "./queue-entry";
import { wasCarriedOut } from "./was-carried-out";

const corner = (fields: object) => ({ key: "vrx-a", revision: 1, ...fields });
const call = (name: string, ...vertices: object[]) => ({ name, params: { vertices } }) as unknown as QueueCall;
const move: GestureCall = {
  ...call("vertex.updateBatch", corner({ x: 5, z: 7 })),
  inverse: [call("vertex.updateBatch", corner({ x: 1, z: 2 }))],
};

test.each([
  ["somebody else's change of one field after it: the other stands as it was written", { x: 40, z: 7 }, true],
  ["somebody else's change before it: nothing has what was written", { x: 40, z: 2 }, false],
  ["a record that says nothing of what was written", {}, false],
])("%s", (_name, theirs, isLeft) => {
  expect(wasCarriedOut(move, [corner({ revision: 3, ...theirs })])).toBe(isLeft);
});

test("a value that was already there, or on another record, is no trace of the call", () => {
  const same: GestureCall = { ...move, inverse: [call("vertex.updateBatch", corner({ x: 5, z: 2 }))] };
  expect(wasCarriedOut(same, [corner({ x: 5, z: 2 })])).toBe(false);
  expect(wasCarriedOut(move, [corner({ key: "vrx-b", x: 5, z: 7 })])).toBe(false);
  expect(wasCarriedOut(move)).toBe(false);
});

test("a created record exists, and a deleted one is missing", () => {
  expect(wasCarriedOut(call("vertex.createBatch", corner({ x: 5 })), [])).toBe(true);
  expect(wasCarriedOut({ name: "vertex.delete", params: { keys: ["vrx-a"] } }, [corner({})])).toBe(false);
});
