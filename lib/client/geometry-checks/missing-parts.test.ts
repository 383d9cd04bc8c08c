/** @jest-environment node */
import { onMissingPart } from "@/lib/load-part";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { checkInWorker } from "./check-in-worker";
import { errorsOf } from "./geometry-errors";

const mockMissing = () => {
  throw Object.assign(new Error("Failed to load chunk /chunks/a1.js"), { name: "ChunkLoadError" });
};
jest.mock("./read-errors", () => mockMissing());
jest.mock("./count-errors", () => mockMissing());

const { signal } = new AbortController();

/** Returns the names of the errors that are reported for missing parts during `run`. */
async function reported(run: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const stop = onMissingPart((reason) => names.push((reason as Error).name));
  await run();
  stop();
  return names;
}

test('reports a replaced part of the check, and returns "unread"', async () => {
  expect(
    await reported(async () => {
      expect(await errorsOf(SURVEY_KEY, signal)).toBe("unread");
    }),
  ).toEqual(["ChunkLoadError"]);
});

test("reports a replaced part of the check on this thread", async () => {
  const checked = () => checkInWorker({ surveyKey: SURVEY_KEY, records: littleRoom() }, signal);
  expect(await reported(() => expect(checked()).rejects.toThrow("Failed to load chunk /chunks/a1.js"))).toEqual([
    "ChunkLoadError",
  ]);
});
