import fc from "fast-check";
import { Autosave, type AutosaveStatus } from "./autosave";

type Call = { text: string; answer: (isSaved: boolean) => Promise<void> };

/** Returns a field with a server whose responses the test gives. */
function setUp(saved = "") {
  const open: Call[] = [];
  const sent: string[] = [];
  const statuses: AutosaveStatus[] = [];
  const lost: [string, string | null][] = [];
  const unsaved: (string | null)[] = [null];
  const shown = { text: saved };
  const server = { text: saved };
  const autosave = new Autosave({
    saved,
    onText: (text) => {
      shown.text = text;
    },
    onStatus: (status) => statuses.push(status),
    onLost: (text, reason) => lost.push([text, reason]),
    onOpenText: (text) => unsaved.push(text),
    save: (text) =>
      new Promise<void>((resolve, reject) => {
        sent.push(text);
        const call: Call = {
          text,
          answer: async (isSaved) => {
            open.splice(open.indexOf(call), 1);
            if (isSaved) {
              server.text = text;
              resolve();
            } else reject(new Error("refused"));
            await flushPromises();
          },
        };
        open.push(call);
      }),
  });
  const unsavedText = () => unsaved.at(-1);
  return { autosave, open, sent, statuses, lost, shown, server, unsavedText };
}

const flushPromises = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve();
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("saves a change after 3000 ms, once", async () => {
  const { autosave, sent, open, statuses } = setUp("a");
  autosave.change("ab");
  pass(2_999);
  expect(sent).toEqual([]);
  pass(1);
  expect(sent).toEqual(["ab"]);
  await open[0]?.answer(true);
  pass(60_000);
  autosave.flush();
  autosave.close();
  expect(sent).toEqual(["ab"]);
  expect(statuses.at(-1)).toBe("saved");
});

test("saves nothing without a change", () => {
  const { autosave, sent } = setUp("a");
  autosave.flush();
  autosave.leavePage();
  autosave.close();
  pass(60_000);
  expect(sent).toEqual([]);
});

test("does not send a text changed back to the saved one", () => {
  const { autosave, sent } = setUp("a");
  autosave.change("ab");
  autosave.change("a");
  pass(10_000);
  autosave.close();
  expect(sent).toEqual([]);
});

test("runs one save at a time, and the next one has the last keystroke", async () => {
  const { autosave, sent, open } = setUp();
  autosave.change("a");
  autosave.flush();
  autosave.change("ab");
  autosave.flush();
  autosave.change("abc");
  autosave.close();
  pass(60_000);
  expect(sent).toEqual(["a"]);
  await open[0]?.answer(true);
  expect(sent).toEqual(["a", "abc"]);
});

test("saves a change back to the former text made during a save", async () => {
  const { autosave, sent, open } = setUp("a");
  autosave.change("b");
  autosave.flush();
  autosave.change("a");
  await open[0]?.answer(true);
  pass(3_000);
  expect(sent).toEqual(["b", "a"]);
});

test("reports a failed save, and retries every 3000 ms with the current text", async () => {
  const { autosave, sent, open, statuses } = setUp();
  autosave.change("a");
  autosave.flush();
  await open[0]?.answer(false);
  expect(statuses.at(-1)).toBe("failed");
  pass(3_000);
  expect(sent).toEqual(["a", "a"]);
  autosave.change("ab");
  expect(statuses.at(-1)).toBe("failed");
  await open[0]?.answer(false);
  pass(3_000);
  expect(sent).toEqual(["a", "a", "ab"]);
  await open[0]?.answer(true);
  expect(statuses.at(-1)).toBe("recovered");
});

test("sends even the former text after a failure, because only the answer may have been lost", async () => {
  const { autosave, sent, open } = setUp("a");
  autosave.change("b");
  autosave.flush();
  await open[0]?.answer(false);
  autosave.change("a");
  pass(3_000);
  expect(sent).toEqual(["b", "a"]);
});

test("does not wait for a pending save when the page unloads", () => {
  const { autosave, sent } = setUp();
  autosave.change("a");
  autosave.flush();
  autosave.leavePage();
  expect(sent).toEqual(["a"]);
  autosave.change("ab");
  autosave.leavePage();
  expect(sent).toEqual(["a", "ab"]);
});

test("retries five times after unmounting, then reports the lost text", async () => {
  const { autosave, sent, open, lost } = setUp();
  autosave.change("a");
  autosave.close();
  for (let round = 0; round < 8; round += 1) {
    await open[0]?.answer(false);
    pass(3_000);
  }
  expect(sent).toHaveLength(5);
  expect(lost).toEqual([["a", null]]);
});

test("does not save an invalid text until it is valid", () => {
  const { autosave, sent } = setUp("a");
  autosave.change("");
  autosave.judge(false);
  pass(10_000);
  autosave.flush();
  expect(sent).toEqual([]);
  autosave.change("b");
  autosave.judge(true);
  pass(3_000);
  expect(sent).toEqual(["b"]);
});

test("reports an invalid text with its rule as lost on unmount", async () => {
  const { autosave, sent, open, lost, unsavedText } = setUp("a");
  autosave.change("ab");
  autosave.flush();
  autosave.change("");
  autosave.judge(false, "Required");
  autosave.close();
  expect(lost).toEqual([["", "Required"]]);
  await open[0]?.answer(true);
  pass(60_000);
  expect(sent).toEqual(["ab"]);
  expect(lost).toHaveLength(1);
  expect(unsavedText()).toBe("");
});

test("reports no saved or unchanged text as lost", () => {
  const { autosave, lost } = setUp("");
  autosave.change("a");
  autosave.change("");
  autosave.judge(false, "Required");
  autosave.close();
  expect(lost).toEqual([]);
});

test("holds a draft over another user's change until the user changes it or leaves the field", () => {
  const { autosave, sent, shown } = setUp("theirs");
  autosave.restore("mine", true);
  expect(shown.text).toBe("mine");
  pass(60_000);
  autosave.hide();
  autosave.leavePage();
  autosave.close();
  autosave.open();
  expect(sent).toEqual([]);
  autosave.flush();
  expect(sent).toEqual(["mine"]);
});

test("saves a draft over an unchanged text like typed text", () => {
  const { autosave, sent } = setUp("a");
  autosave.restore("ab", false);
  pass(3_000);
  expect(sent).toEqual(["ab"]);
});

test("saves on finish, and reports whether all is saved", async () => {
  const { autosave, sent, open } = setUp("a");
  await autosave.finish();
  autosave.change("ab");
  const first = autosave.finish();
  autosave.change("abc");
  const second = autosave.finish();
  await open[0]?.answer(true);
  expect(sent).toEqual(["ab", "abc"]);
  await open[0]?.answer(false);
  await expect(first).rejects.toThrow("not saved");
  await expect(second).rejects.toThrow("not saved");
  autosave.judge(false, "Too long");
  await expect(autosave.finish()).rejects.toThrow("not saved");
});

test("shows a reloaded text unless typed text is unsaved", async () => {
  const { autosave, shown, sent, open } = setUp("a");
  autosave.receive("b");
  expect(shown.text).toBe("b");
  autosave.change("bc");
  autosave.receive("x");
  expect(shown.text).toBe("bc");
  autosave.flush();
  autosave.receive("y");
  await open[0]?.answer(true);
  expect(shown.text).toBe("bc");
  expect(sent).toEqual(["bc"]);
});

type Step =
  | { do: "type"; text: string }
  | { do: "blur" | "hide" | "leave" | "saved" | "refused" }
  | { do: "judge"; isValid: boolean }
  | { do: "wait"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("type" as const), text: fc.constantFrom("", "a", "ab", "עב", "👩‍👩‍👧") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("blur" as const, "hide" as const, "leave" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("saved" as const, "refused" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("judge" as const), isValid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 4_000 }) }) },
);

test("saves one text at a time, none twice, no invalid one, and saves or reports the last keystroke, in any order of events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { autosave, open, sent, server, shown, lost, unsavedText } = setUp("a");
      let isValid = true;
      let reports = 0;
      /** Unmounts the field; an invalid text that was not the last sent is reported once. */
      const leave = () => {
        const isLost = !isValid && typed !== (open[0]?.text ?? lastGood);
        autosave.close();
        if (isLost) reports += 1;
        expect(lost).toHaveLength(reports);
        if (isLost) expect(lost.at(-1)).toEqual([typed, "Required"]);
      };
      let typed = "a";
      let lastGood: string | null = "a";
      let checkedCount = 0;
      /** Checked after every step: `checkedCount` saves were checked before. */
      const checkState = () => {
        expect(open.length).toBeLessThanOrEqual(1);
        for (const text of sent.slice(checkedCount)) {
          expect(text).not.toBe(lastGood);
          expect(text).toBe(typed);
          expect(isValid).toBe(true);
        }
        checkedCount = sent.length;
        expect(shown.text).toBe(typed);
        // The text that leaving the page would lose is known at every moment.
        expect(unsavedText()).toBe(open.length > 0 || typed !== lastGood ? typed : null);
      };
      const settle = async (isSaved: boolean) => {
        checkState();
        const call = open[0];
        if (!call) return;
        lastGood = isSaved ? call.text : null;
        await call.answer(isSaved);
      };
      for (const next of steps) {
        if (next.do === "type") {
          typed = next.text;
          autosave.change(typed);
        } else if (next.do === "judge") {
          isValid = next.isValid;
          autosave.judge(isValid, isValid ? null : "Required");
        } else if (next.do === "wait") pass(next.ms);
        else if (next.do === "saved" || next.do === "refused") await settle(next.do === "saved");
        else if (next.do === "leave") {
          leave();
          autosave.open();
        } else autosave.flush();
        checkState();
      }
      leave();
      for (let round = 0; round < 4; round += 1) {
        await settle(true);
        pass(3_000);
      }
      checkState();
      expect(open).toEqual([]);
      if (isValid) expect(server.text).toBe(typed);
      else expect(unsavedText()).toBe(server.text === typed && lastGood === typed ? null : typed);
    }),
    { numRuns: 1_000 },
  );
});
