import { layoutMemory } from "./layout-memory";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("each survey has its own, and fifty are kept", () => {
  layoutMemory.set("srv-1", "plan");
  layoutMemory.set("srv-2", "split");
  layoutMemory.set("srv-1", "3d");
  expect([layoutMemory.get("srv-1"), layoutMemory.get("srv-2"), layoutMemory.get("srv-3")]).toEqual([
    "3d",
    "split",
    null,
  ]);
  for (let survey = 0; survey < 49; survey += 1) layoutMemory.set(`other-${survey}`, "plan");
  expect([layoutMemory.get("srv-2"), layoutMemory.get("srv-1")]).toEqual([null, "3d"]);
});

test("what is no layout, no list, or not to be read is nothing", () => {
  for (const kept of ["{", "7", '[["srv-1","sideways"]]', '["srv-1"]']) {
    localStorage.setItem("lintel-editor-layout", kept);
    expect(layoutMemory.get("srv-1")).toBeNull();
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => layoutMemory.set("srv-1", "plan")).not.toThrow();
  expect(layoutMemory.get("srv-1")).toBeNull();
});
