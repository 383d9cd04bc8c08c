import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { runBulk } from "./run-bulk";

type Item = { key: string };
const items = (count: number): Item[] => Array.from({ length: count }, (_, at) => ({ key: `ins-${at}` }));
const edit = {
  name: "insured.update",
  paramsOf: ({ key }: Item) => (key === "ins-0" ? null : { key, isActive: false }),
  why: "Not this one.",
  labelOf: ({ key }: Item) => key,
} as const;

beforeEach(() => startQueue());
afterEach(stopQueue);

test("tries each, at most four at a time, and tells of each in the order given", async () => {
  let running = 0;
  let most = 0;
  const log = scriptFetch(async ({ body }): Promise<ScriptedAnswer | Error> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    const { key } = body as Item;
    if (key === "ins-3") return { status: 409, body: { status: [{ message: "Changed meanwhile", type: "conflict" }] } };
    if (key === "ins-5") return { status: 500, body: "oops" };
    return { status: 200, body: { insured: { key } } };
  });
  const report = await runBulk(items(9), edit);
  expect(log).toHaveLength(8);
  expect(most).toBe(4);
  expect(report.done.map(({ key }) => key)).toEqual(["ins-1", "ins-2", "ins-4", "ins-6", "ins-7", "ins-8"]);
  expect(report.failed.map(({ item, message }) => [item.key, message])).toEqual([
    ["ins-0", "Not this one."],
    ["ins-3", "Changed meanwhile"],
    ["ins-5", "Insured update failed"],
  ]);
  expect(report.waiting).toEqual([]);
});

test("what nobody answers waits in the queue", async () => {
  scriptFetch(() => new Error("no network"));
  const report = await runBulk(items(3), edit);
  expect(report.waiting.map(({ key }) => key)).toEqual(["ins-1", "ins-2"]);
  expect(report.failed).toHaveLength(1);
});
