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
const CLAIM_KEYS = { insuredKey: "ins-1", projectKey: "prj-1" };

test("the page reads the window's messages", () => {
  expect(readFromReport(ready(null))).toEqual({ kind: "ready", held: null });
  expect(readFromReport(ready(CLAIM_KEYS))).toEqual({ kind: "ready", held: CLAIM_KEYS });
  expect(readFromReport(hold(true))).toEqual({ kind: "hold", isHeld: true });
  expect(readFromReport(hold(false))).toEqual({ kind: "hold", isHeld: false });
});

test("the window reads the page's messages", () => {
  const reading = { kind: "report", report: null, failure: null, isHeld: false } as const;
  expect(readToReport(toReport(reading))).toMatchObject(reading);
});

const VALID = { type: "lintel-qa-report-window/1", kind: "hold", isHeld: true };

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "lintel-qa-report-window/1"],
  ["an empty object", {}],
  ["another version", { ...VALID, type: "lintel-qa-report-window/2" }],
  ["another kind", { ...VALID, kind: "close" }],
  ["a hold without its state", { type: VALID.type, kind: "hold" }],
  ["a hold with a text as its state", { ...VALID, isHeld: "yes" }],
])("the page ignores %s", (_, data) => {
  expect(readFromReport(data)).toBeNull();
});

test.each([
  ["a key that is not a text", { insuredKey: 7, projectKey: "prj-1" }],
  ["an empty key", { insuredKey: "", projectKey: "prj-1" }],
  ["an overlong key", { insuredKey: "i".repeat(201), projectKey: "prj-1" }],
  ["half a claim", { insuredKey: "ins-1" }],
  ["a text", "ins-1"],
])("ignores a held claim given as %s", (_, held) => {
  expect(readFromReport({ type: VALID.type, kind: "ready", held })).toEqual({ kind: "ready", held: null });
});

const isWellFormed = (message: FromReport) =>
  message.kind === "hold"
    ? typeof message.isHeld === "boolean"
    : message.held === null || message.held.insuredKey !== "";

test("a malformed message is ignored", () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom("ready", "hold"), fc.boolean());
  const messages = fc.record({ type: fc.constant(VALID.type), kind: field, held: field, isHeld: field });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), messages), (data) => {
      const message = readFromReport(data);
      expect(message === null || isWellFormed(message)).toBe(true);
    }),
  );
});
