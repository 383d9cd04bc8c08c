import { sessionLifetime } from "../../calls/session-lifetime";
import { forgetWorklist, keepWorklist, readWorklist } from "./worklist-memory";

const memory = {
  list: "emp-1 employee ?status=a",
  startedAt: "2026-03-02T10:00:00Z",
  order: ["srv-1", "srv-2"],
  decided: { "srv-1": "2026-03-02T10:01:00Z" },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("restores a worklist by its name only", () => {
  keepWorklist(memory);
  expect(readWorklist(memory.list)).toEqual(memory);
  expect(readWorklist("emp-2 employee ?status=a")).toBeNull();
  forgetWorklist();
  expect(readWorklist(memory.list)).toBeNull();
});

test("keeps a worklist after an expired session, and drops it on sign-out", () => {
  keepWorklist(memory);
  sessionLifetime.begin();
  sessionLifetime.end("expired");
  expect(readWorklist(memory.list)).toEqual(memory);
  sessionLifetime.begin();
  sessionLifetime.end("manual");
  expect(readWorklist(memory.list)).toBeNull();
  sessionLifetime.begin();
});

test.each(["", "7", "{", '{"list":"a"}'])("ignores the invalid worklist %p", (text) => {
  sessionStorage.setItem("lintel-worklist", text);
  expect(readWorklist("a")).toBeNull();
});

test("ignores invalid entries", () => {
  sessionStorage.setItem(
    "lintel-worklist",
    JSON.stringify({ list: "a", startedAt: "x", order: ["srv-1", 7, null], decided: { "srv-1": "y", "srv-2": 7 } }),
  );
  expect(readWorklist("a")).toEqual({ list: "a", startedAt: "x", order: ["srv-1"], decided: { "srv-1": "y" } });
});
