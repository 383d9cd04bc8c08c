import { renderHook, waitFor } from "@testing-library/react";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { useAlerts } from "../../alerts/alerts-store";
import { browserQueue } from "../../queue/browser-queue";
import { showRead } from "../../reads/shown-reads";
import { runEdit } from "../edits/run-edit";
import { runBulk } from "./run-bulk";

type Item = { key: string };
const items = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ key: `ins-${index}` }));
const edit = {
  name: "insured.update",
  paramsOf: ({ key }: Item) => (key === "ins-0" ? null : { key, isActive: false }),
  why: "Not this one.",
  labelOf: ({ key }: Item) => key,
} as const;

beforeEach(() => startQueue());
afterEach(stopQueue);

test("tries all items in order and reports each", async () => {
  const log = scriptFetch(({ body }): ScriptedAnswer => {
    const { key } = body as Item;
    if (key === "ins-3") return { status: 409, body: { status: [{ message: "Changed meanwhile", type: "conflict" }] } };
    if (key === "ins-5") return { status: 500, body: "oops" };
    return { status: 200, body: { insured: { key } } };
  });
  const report = await runBulk(items(9), edit);
  expect(log.map(({ body }) => (body as Item).key)).toEqual([
    "ins-1",
    "ins-2",
    "ins-3",
    "ins-4",
    "ins-5",
    "ins-6",
    "ins-7",
    "ins-8",
  ]);
  expect(report.done.map(({ key }) => key)).toEqual(["ins-1", "ins-2", "ins-4", "ins-6", "ins-7", "ins-8"]);
  expect(report.failed.map(({ item, message }) => [item.key, message])).toEqual([
    ["ins-0", "Not this one."],
    ["ins-3", "Changed meanwhile"],
    ["ins-5", "Insured update failed"],
  ]);
  expect(report.waiting).toEqual([]);
  // Failures are in the report only: none in the list of unsaved edits, and no alerts.
  expect(browserQueue().getState().failed).toEqual([]);
  expect(renderHook(useAlerts).result.current).toEqual([]);
});

test("stores all edits at once, so that a reload loses none", async () => {
  const answers: (() => void)[] = [];
  scriptFetch(
    ({ body }) =>
      new Promise<ScriptedAnswer>((resolve) =>
        answers.push(() => resolve({ status: 200, body: { insured: { key: (body as Item).key } } })),
      ),
  );
  const running = runBulk(items(4), edit);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect((await browserQueue().openGestures()).map(({ label }) => label)).toEqual(["ins-1", "ins-2", "ins-3"]);
  for (let index = 0; index < 3; index += 1) {
    await waitFor(() => expect(answers).toHaveLength(index + 1));
    answers[index]?.();
  }
  expect((await running).done).toHaveLength(3);
});

test("sends after a waiting edit of the same insured, without a conflict", async () => {
  const record = { key: "ins-1", revision: 1 } as {
    key: string;
    revision: number;
    phone?: string;
    isActive?: boolean;
  };
  const network = { isDown: true };
  const log = scriptFetch(({ body }): ScriptedAnswer | Error => {
    if (network.isDown) return new Error("no network");
    const { revision, ...fields } = body as typeof record;
    if (revision !== undefined && revision !== record.revision) {
      return { status: 409, body: { status: [{ message: "Changed meanwhile", type: "conflict" }] } };
    }
    Object.assign(record, fields, { revision: record.revision + 1 });
    return { status: 200, body: { insured: { ...record } } };
  });
  const earlier = await runEdit(
    "insured.update",
    { key: "ins-1", revision: 1, phone: "+12025550123" },
    { label: "Phone" },
  );
  expect(earlier.status).toBe("waiting");
  network.isDown = false;
  log.length = 0;
  const report = await runBulk([{ key: "ins-1" }], {
    ...edit,
    paramsOf: ({ key }) => ({ key, revision: 1, isActive: false }),
  });
  expect(report.failed).toEqual([]);
  browserQueue().sendNow();
  await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
  expect(browserQueue().getState().failed).toEqual([]);
  expect(log.map(({ body }) => body)).toEqual([
    { key: "ins-1", revision: 1, phone: "+12025550123" },
    { key: "ins-1", revision: 2, isActive: false },
  ]);
  expect(record).toEqual({ key: "ins-1", revision: 3, phone: "+12025550123", isActive: false });
});

test("refreshes the reads once, after the last outcome", async () => {
  scriptFetch(({ body }) => ({ status: 200, body: { insured: { key: (body as Item).key } } }));
  let reads = 0;
  const hide = showRead({
    name: "insured.list",
    readAgain: async () => {
      reads += 1;
    },
    isCurrent: () => true,
  });
  await runBulk(items(20), edit);
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  await browserQueue().settled();
  hide();
  expect(reads).toBe(1);
});

test("reports unanswered items as waiting", async () => {
  scriptFetch(() => new Error("no network"));
  const report = await runBulk(items(3), edit);
  expect(report.waiting.map(({ key }) => key)).toEqual(["ins-1", "ins-2"]);
  expect(report.failed).toHaveLength(1);
});
