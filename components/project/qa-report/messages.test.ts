import fc from "fast-check";
import { type FromReport, readFromReport, toReport } from "./messages";

type WindowMessages = {
  readToReport: (data: unknown) => unknown;
  ready: (held: unknown) => unknown;
  hold: (isHeld: boolean) => unknown;
};
/** The messages of the window's own script, which is served without a build. */
const { readToReport, ready, hold } = jest.requireActual<WindowMessages>(
  "../../../public/templates/qa-report-messages.js",
);
const PLACE = { insuredKey: "ins-1", projectKey: "prj-1" };

test("the page reads the window's messages", () => {
  expect(readFromReport(ready(null))).toEqual({ kind: "ready", held: null });
  expect(readFromReport(ready(PLACE))).toEqual({ kind: "ready", held: PLACE });
  expect(readFromReport(hold(true))).toEqual({ kind: "hold", isHeld: true });
  expect(readFromReport(hold(false))).toEqual({ kind: "hold", isHeld: false });
});

test("the window reads the page's messages", () => {
  const reading = { kind: "report", report: null, failure: null, isHeld: false } as const;
  expect(readToReport(toReport(reading))).toMatchObject(reading);
});

const RIGHT = { type: "lintel-qa-report-window/1", kind: "hold", isHeld: true };

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "lintel-qa-report-window/1"],
  ["an empty object", {}],
  ["another version", { ...RIGHT, type: "lintel-qa-report-window/2" }],
  ["another kind", { ...RIGHT, kind: "close" }],
  ["a hold that does not say which", { type: RIGHT.type, kind: "hold" }],
  ["a hold by a text", { ...RIGHT, isHeld: "yes" }],
])("the page ignores %s", (_, data) => {
  expect(readFromReport(data)).toBeNull();
});

test.each([
  ["a key that is no text", { insuredKey: 7, projectKey: "prj-1" }],
  ["an empty key", { insuredKey: "", projectKey: "prj-1" }],
  ["an endless key", { insuredKey: "i".repeat(201), projectKey: "prj-1" }],
  ["half a claim", { insuredKey: "ins-1" }],
  ["a text", "ins-1"],
])("treats a held claim of %s as none", (_, held) => {
  expect(readFromReport({ type: RIGHT.type, kind: "ready", held })).toEqual({ kind: "ready", held: null });
});

const isWhole = (message: FromReport) =>
  message.kind === "hold"
    ? typeof message.isHeld === "boolean"
    : message.held === null || message.held.insuredKey !== "";

test("a malformed message is ignored", () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom("ready", "hold"), fc.boolean());
  const messages = fc.record({ type: fc.constant(RIGHT.type), kind: field, held: field, isHeld: field });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), messages), (data) => {
      const message = readFromReport(data);
      expect(message === null || isWhole(message)).toBe(true);
    }),
  );
});
