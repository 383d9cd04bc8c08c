import fc from "fast-check";
import { Autosave, type AutosaveStatus } from "./autosave";

type Call = { text: string; answer: (isSaved: boolean) => Promise<void> };

/** A field with a server that answers when the test says so. */
function world(saved = "") {
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
            await settled();
          },
        };
        open.push(call);
      }),
  });
  const kept = () => unsaved.at(-1);
  return { autosave, open, sent, statuses, lost, shown, server, kept };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what was changed is saved after 3000 ms, and not again", async () => {
  const { autosave, sent, open, statuses } = world("a");
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

test("without a change nothing is saved", () => {
  const { autosave, sent } = world("a");
  autosave.flush();
  autosave.leavePage();
  autosave.close();
  pass(60_000);
  expect(sent).toEqual([]);
});

test("a text that came back to what is saved is not sent", () => {
  const { autosave, sent } = world("a");
  autosave.change("ab");
  autosave.change("a");
  pass(10_000);
  autosave.close();
  expect(sent).toEqual([]);
});

test("while one save is under way there is no second; its follower has the last keystroke", async () => {
  const { autosave, sent, open } = world();
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

test("going back to the former text while the new one is being saved is saved too", async () => {
  const { autosave, sent, open } = world("a");
  autosave.change("b");
  autosave.flush();
  autosave.change("a");
  await open[0]?.answer(true);
  pass(3_000);
  expect(sent).toEqual(["b", "a"]);
});

test("a failed save is said and tried again every 3000 ms, whatever is typed by then", async () => {
  const { autosave, sent, open, statuses } = world();
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

test("after a failure even the former text is sent: perhaps only the answer was lost", async () => {
  const { autosave, sent, open } = world("a");
  autosave.change("b");
  autosave.flush();
  await open[0]?.answer(false);
  autosave.change("a");
  pass(3_000);
  expect(sent).toEqual(["b", "a"]);
});

test("when the page goes away the newest text does not wait for the save under way", () => {
  const { autosave, sent } = world();
  autosave.change("a");
  autosave.flush();
  autosave.leavePage();
  expect(sent).toEqual(["a"]);
  autosave.change("ab");
  autosave.leavePage();
  expect(sent).toEqual(["a", "ab"]);
});

test("a field that is gone has five more tries, then tells what was lost", async () => {
  const { autosave, sent, open, lost } = world();
  autosave.change("a");
  autosave.close();
  for (let round = 0; round < 8; round += 1) {
    await open[0]?.answer(false);
    pass(3_000);
  }
  expect(sent).toHaveLength(5);
  expect(lost).toEqual([["a", null]]);
});

test("a text that breaks its field's rules waits until it keeps them", () => {
  const { autosave, sent } = world("a");
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

test("a text that breaks its field's rules when the field goes is told as lost, with the rule", async () => {
  const { autosave, sent, open, lost, kept } = world("a");
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
  expect(kept()).toBe("");
});

test("what is saved, or came back to that, is not told as lost", () => {
  const { autosave, lost } = world("");
  autosave.change("a");
  autosave.change("");
  autosave.judge(false, "Required");
  autosave.close();
  expect(lost).toEqual([]);
});

test("a draft over what somebody else has changed waits until the user changes it or leaves its field", () => {
  const { autosave, sent, shown } = world("theirs");
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

test("a draft over what has not changed is saved as if it was typed now", () => {
  const { autosave, sent } = world("a");
  autosave.restore("ab", false);
  pass(3_000);
  expect(sent).toEqual(["ab"]);
});

test("finish saves now, and says whether all is saved", async () => {
  const { autosave, sent, open } = world("a");
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

test("a text read anew shows, unless something typed is not saved", async () => {
  const { autosave, shown, sent, open } = world("a");
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
  | { do: "judge"; isFit: boolean }
  | { do: "wait"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("type" as const), text: fc.constantFrom("", "a", "ab", "עב", "👩‍👩‍👧") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("blur" as const, "hide" as const, "leave" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("saved" as const, "refused" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("judge" as const), isFit: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 4_000 }) }) },
);

test("in any order of typing, judging, leaving, waiting and failing: one save at a time, none twice, none unfit, the last keystroke arrives or is told as lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { autosave, open, sent, server, shown, lost, kept } = world("a");
      let isFit = true;
      let tellings = 0;
      /** The field goes: what breaks a rule, and is not what was sent last, is told once. */
      const leave = () => {
        const isLost = !isFit && typed !== (open[0]?.text ?? lastGood);
        autosave.close();
        if (isLost) tellings += 1;
        expect(lost).toHaveLength(tellings);
        if (isLost) expect(lost.at(-1)).toEqual([typed, "Required"]);
      };
      let typed = "a";
      let lastGood: string | null = "a";
      let seen = 0;
      /** Judged after every step: `seen` saves were judged before. */
      const judge = () => {
        expect(open.length).toBeLessThanOrEqual(1);
        for (const text of sent.slice(seen)) {
          expect(text).not.toBe(lastGood);
          expect(text).toBe(typed);
          expect(isFit).toBe(true);
        }
        seen = sent.length;
        expect(shown.text).toBe(typed);
        // What would be gone with the page is known at every moment.
        expect(kept()).toBe(open.length > 0 || typed !== lastGood ? typed : null);
      };
      const settle = async (isSaved: boolean) => {
        judge();
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
          isFit = next.isFit;
          autosave.judge(isFit, isFit ? null : "Required");
        } else if (next.do === "wait") pass(next.ms);
        else if (next.do === "saved" || next.do === "refused") await settle(next.do === "saved");
        else if (next.do === "leave") {
          leave();
          autosave.open();
        } else autosave.flush();
        judge();
      }
      leave();
      for (let round = 0; round < 4; round += 1) {
        await settle(true);
        pass(3_000);
      }
      judge();
      expect(open).toEqual([]);
      if (isFit) expect(server.text).toBe(typed);
      else expect(kept()).toBe(server.text === typed && lastGood === typed ? null : typed);
    }),
    { numRuns: 1_000 },
  );
});
