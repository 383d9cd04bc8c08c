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

test("a worklist is found again by what it lists, and by nothing else", () => {
  keepWorklist(memory);
  expect(readWorklist(memory.list)).toEqual(memory);
  expect(readWorklist("emp-2 employee ?status=a")).toBeNull();
  forgetWorklist();
  expect(readWorklist(memory.list)).toBeNull();
});

test("a session that runs out leaves it for the same person; a log-out takes it away", () => {
  keepWorklist(memory);
  sessionLifetime.begin();
  sessionLifetime.end("expired");
  expect(readWorklist(memory.list)).toEqual(memory);
  sessionLifetime.begin();
  sessionLifetime.end("manual");
  expect(readWorklist(memory.list)).toBeNull();
  sessionLifetime.begin();
});

test.each(["", "7", "{", '{"list":"a"}'])("%p is no worklist", (text) => {
  sessionStorage.setItem("lintel-worklist", text);
  expect(readWorklist("a")).toBeNull();
});

test("what is odd in it is left out", () => {
  sessionStorage.setItem(
    "lintel-worklist",
    JSON.stringify({ list: "a", startedAt: "x", order: ["srv-1", 7, null], decided: { "srv-1": "y", "srv-2": 7 } }),
  );
  expect(readWorklist("a")).toEqual({ list: "a", startedAt: "x", order: ["srv-1"], decided: { "srv-1": "y" } });
});
