import type { GestureCall, QueueCall } from "./queue-entry";
import { wasCarriedOut } from "./was-carried-out";

const corner = (fields: object) => ({ key: "vrx-a", revision: 1, ...fields });
const call = (name: string, ...vertices: object[]) => ({ name, params: { vertices } }) as unknown as QueueCall;
const move: GestureCall = {
  ...call("vertex.updateBatch", corner({ x: 5, z: 7 })),
  inverse: [call("vertex.updateBatch", corner({ x: 1, z: 2 }))],
};

test.each([
  ["another person changed one field later, and the other field is as written", { x: 40, z: 7 }, true],
  ["another person changed the record earlier, and no field is as written", { x: 40, z: 2 }, false],
  ["the record has none of the written fields", {}, false],
])("decides whether a call was carried out if %s", (_name, theirs, expected) => {
  expect(wasCarriedOut(move, [corner({ revision: 3, ...theirs })])).toBe(expected);
});

test("a value that was already there, or on another record, does not prove that the call was carried out", () => {
  const same: GestureCall = { ...move, inverse: [call("vertex.updateBatch", corner({ x: 5, z: 2 }))] };
  expect(wasCarriedOut(same, [corner({ x: 5, z: 2 })])).toBe(false);
  expect(wasCarriedOut(move, [corner({ key: "vrx-b", x: 5, z: 7 })])).toBe(false);
  expect(wasCarriedOut(move)).toBe(false);
});

test("counts a creation as carried out, and does not count a deletion while its record exists", () => {
  expect(wasCarriedOut(call("vertex.createBatch", corner({ x: 5 })), [])).toBe(true);
  expect(wasCarriedOut({ name: "vertex.delete", params: { keys: ["vrx-a"] } }, [corner({})])).toBe(false);
});
