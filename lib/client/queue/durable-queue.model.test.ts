/** @jest-environment node */
/**
 * Any interleaving of edits in two tabs, offline phases, lost answers, refusals, reloads, sign-outs and other people:
 * no edit is lost or applied twice, the order holds, and no edit is sent as another person.
 */
import "fake-indexeddb/auto";
import fc from "fast-check";
import { ApiError } from "@/lib/client/calls/api-error";
import { createWorld, tick } from "@/tests/support/queue-world";
import type { GestureCall, QueueCall } from "./queue-entry";

const OWNER = "editor";
const PEOPLE = ["emp-ann", "emp-bob"] as const;
/** The backend refuses values of at least this. */
const POISON = 1_000;

type Step =
  | { do: "edit"; tab: number; records: number[]; isPoisoned: boolean }
  | { do: "offline" }
  | { do: "online" }
  | { do: "loseAnswer" }
  | { do: "reload"; tab: number }
  | { do: "signOut" }
  | { do: "signIn"; person: number }
  | { do: "wait"; milliseconds: number }
  | { do: "dismiss" };

const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      tab,
      records: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
      isPoisoned: fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "offline" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "online" }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: "loseAnswer" }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), tab }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "signOut" }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("signIn" as const), person: tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("wait" as const), milliseconds: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: "dismiss" }) },
);

type TestGesture = { id: string; person: string; records: string[]; value: number; isPoisoned: boolean };
let worldCount = 0;

const call = (name: string, params: object) => ({ name, params }) as unknown as QueueCall;

/** Returns calls that create new vertices, which can be rolled back, and last change a record that others change. */
function callsOf({ id, records, value, isPoisoned }: TestGesture): GestureCall[] {
  const shared = records[0] ?? "";
  const keys = records.map((_, index) => `${id}-${index}`);
  return [
    ...keys.map(
      (key): GestureCall => ({
        ...call("vertex.createBatch", { vertices: [{ key, x: value }] }),
        inverse: [call("vertex.delete", { keys: [key] })],
      }),
    ),
    call("vertex.updateBatch", { vertices: [{ key: shared, x: isPoisoned ? POISON + value : value }] }),
  ];
}

type Written = { key: string; x: number }[];
const written = ({ params }: QueueCall): Written => (params as unknown as { vertices?: Written }).vertices ?? [];

async function runSteps(steps: readonly Step[]) {
  worldCount += 1;
  const world = createWorld(`model-${worldCount}`, OWNER);
  const { backend } = world;
  for (const person of PEOPLE) {
    for (const index of [0, 1, 2, 3]) backend.records.set(`${person}-${index}`, { revision: 1, value: 0 });
  }
  backend.world.refuse = (sent) => {
    const isRefused = written(sent).some(({ x }) => x >= POISON);
    return isRefused ? new ApiError({ message: "Refused", type: "invalid_input", status: 400 }) : null;
  };
  const tabs = [world.open(), world.open()];
  let person: string | null = PEOPLE[0];
  await world.changeSession(person);

  const made: TestGesture[] = [];
  const dismissed = new Set<string>();

  async function edit(tabIndex: number, indexes: number[], isPoisoned: boolean): Promise<void> {
    const queue = tabs[tabIndex]?.queue;
    if (!queue || person === null || queue.getScope() !== person) return;
    const author: string = person;
    const value = made.length + 1;
    const records = indexes.map((index) => `${author}-${index}`);
    const gesture = { id: `${author}-g${value}`, person: author, records, value, isPoisoned };
    made.push(gesture);
    await queue.enqueue({ id: gesture.id, owner: OWNER, scope: author, label: gesture.id, calls: callsOf(gesture) });
  }

  async function perform(current: Step): Promise<void> {
    if (current.do === "edit") await edit(current.tab, current.records, current.isPoisoned);
    if (current.do === "offline") world.setOnline(false);
    if (current.do === "online") world.setOnline(true);
    if (current.do === "loseAnswer") backend.world.losesNext = true;
    if (current.do === "wait") await tick(current.milliseconds);
    if (current.do === "signOut" || current.do === "signIn") {
      person = current.do === "signIn" ? (PEOPLE[current.person] ?? null) : null;
      await world.changeSession(person);
    }
    if (current.do === "reload") {
      const old = tabs[current.tab];
      if (old) world.kill(old);
      const fresh = world.open();
      tabs[current.tab] = fresh;
      if (person !== null) await fresh.queue.start(person);
    }
    if (current.do === "dismiss") {
      const queue = tabs[0]?.queue;
      const failed = queue?.getState().failed.find((gesture) => gesture.failedWith === undefined);
      if (!queue || !failed) return;
      for (const { id, failedWith } of queue.getState().failed) {
        if (id === failed.id || failedWith === failed.id) dismissed.add(id);
      }
      await queue.dismiss(failed.id);
    }
  }

  for (const current of steps) await perform(current);

  backend.world.losesNext = false;
  const failed = new Set<string>(dismissed);
  const pending: number[] = [];
  for (const one of [...PEOPLE]) {
    world.setOnline(true);
    await world.changeSession(one);
    await world.settle();
    await tick(5);
    const state = tabs[0]?.queue.getState();
    pending.push(state?.pending ?? -1);
    for (const gesture of state?.failed ?? []) failed.add(gesture.id);
  }
  world.close();
  return { backend, made, failed, pending };
}

test("loses nothing, applies nothing twice, keeps the order, and never sends as another person", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { backend, made, failed, pending } = await runSteps(steps);

      expect(pending).toEqual([0, 0]);
      // Every record is named after its owner.
      for (const { user, call: sent } of backend.deliveries) {
        const keys = [...written(sent).map(({ key }) => key), ...((sent.params as { keys?: string[] }).keys ?? [])];
        for (const key of keys) expect(key.startsWith(user)).toBe(true);
      }

      // A refused gesture is poisoned, or followed a poisoned one of the same person; a poisoned one is never saved.
      for (const gesture of made) {
        const earlier = made.filter(({ person, value }) => person === gesture.person && value < gesture.value);
        if (gesture.isPoisoned) expect(failed).toContain(gesture.id);
        else if (failed.has(gesture.id)) expect(earlier.some(({ isPoisoned }) => isPoisoned)).toBe(true);
      }

      // The backend holds what the successful gestures wrote, in the order of the edits.
      const stored = made.filter(({ id }) => !failed.has(id));
      const expected = new Map<string, number>();
      for (const person of PEOPLE) for (const index of [0, 1, 2, 3]) expected.set(`${person}-${index}`, 0);
      for (const { id, records, value } of stored) {
        records.forEach((_, index) => {
          expected.set(`${id}-${index}`, value);
        });
        expected.set(records[0] ?? "", value);
      }
      expect(Object.fromEntries([...backend.records].map(([key, { value }]) => [key, value]))).toEqual(
        Object.fromEntries(expected),
      );

      // Each of their calls succeeded once, again only after a lost answer, in the order of the queue.
      const sent = backend.deliveries.filter(({ isRepeat }) => !isRepeat);
      for (const person of PEOPLE) {
        const saved = stored.filter((gesture) => gesture.person === person);
        const values = new Set(saved.map(({ value }) => value));
        const xs = sent.flatMap(({ call: one, user }) => (user === person ? written(one).map(({ x }) => x) : []));
        expect(xs.filter((x) => values.has(x))).toEqual(
          saved.flatMap(({ value, records }) => [value, ...records.map(() => value)]),
        );
      }
    }),
    { numRuns: 60, endOnFailure: false },
  );
}, 120_000);
