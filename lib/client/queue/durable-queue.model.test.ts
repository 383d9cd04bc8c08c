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
/** The backend refuses values from here on. */
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

type CapturedKeys = { id: string; person: string; records: string[]; value: number; isPoisoned: boolean };
let worlds = 0;

const call = (name: string, params: object) => ({ name, params }) as unknown as QueueCall;

/** Creates corners of its own, which can be rolled back, and last changes a record that others also change. */
function callsOf({ id, records, value, isPoisoned }: CapturedKeys): GestureCall[] {
  const shared = records[0] ?? "";
  const own = records.map((_, index) => `${id}-${index}`);
  return [
    ...own.map(
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

async function play(steps: readonly Step[]) {
  worlds += 1;
  const world = createWorld(`model-${worlds}`, OWNER);
  const { backend } = world;
  for (const person of PEOPLE) {
    for (const place of [0, 1, 2, 3]) backend.records.set(`${person}-${place}`, { revision: 1, value: 0 });
  }
  backend.world.refuse = (sent) => {
    const isRefused = written(sent).some(({ x }) => x >= POISON);
    return isRefused ? new ApiError({ message: "Refused", type: "invalid_input", status: 400 }) : null;
  };
  const tabs = [world.open(), world.open()];
  let person: string | null = PEOPLE[0];
  await world.changeSession(person);

  const made: CapturedKeys[] = [];
  const dismissed = new Set<string>();

  async function edit(at: number, places: number[], isPoisoned: boolean): Promise<void> {
    const queue = tabs[at]?.queue;
    if (!queue || person === null || queue.getScope() !== person) return;
    const of: string = person;
    const value = made.length + 1;
    const records = places.map((place) => `${of}-${place}`);
    const gesture = { id: `${of}-g${value}`, person: of, records, value, isPoisoned };
    made.push(gesture);
    await queue.enqueue({ id: gesture.id, owner: OWNER, scope: of, label: gesture.id, calls: callsOf(gesture) });
  }

  async function carryOut(now: Step): Promise<void> {
    if (now.do === "edit") await edit(now.tab, now.records, now.isPoisoned);
    if (now.do === "offline") world.setOnline(false);
    if (now.do === "online") world.setOnline(true);
    if (now.do === "loseAnswer") backend.world.losesNext = true;
    if (now.do === "wait") await tick(now.milliseconds);
    if (now.do === "signOut" || now.do === "signIn") {
      person = now.do === "signIn" ? (PEOPLE[now.person] ?? null) : null;
      await world.changeSession(person);
    }
    if (now.do === "reload") {
      const old = tabs[now.tab];
      if (old) world.kill(old);
      const fresh = world.open();
      tabs[now.tab] = fresh;
      if (person !== null) await fresh.queue.start(person);
    }
    if (now.do === "dismiss") {
      const queue = tabs[0]?.queue;
      const failed = queue?.getState().failed.find((gesture) => gesture.failedWith === undefined);
      if (!queue || !failed) return;
      for (const { id, failedWith } of queue.getState().failed) {
        if (id === failed.id || failedWith === failed.id) dismissed.add(id);
      }
      await queue.dismiss(failed.id);
    }
  }

  for (const now of steps) await carryOut(now);

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
      const { backend, made, failed, pending } = await play(steps);

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
      for (const person of PEOPLE) for (const place of [0, 1, 2, 3]) expected.set(`${person}-${place}`, 0);
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
        const own = stored.filter((gesture) => gesture.person === person);
        const values = new Set(own.map(({ value }) => value));
        const xs = sent.flatMap(({ call: one, user }) => (user === person ? written(one).map(({ x }) => x) : []));
        expect(xs.filter((x) => values.has(x))).toEqual(
          own.flatMap(({ value, records }) => [value, ...records.map(() => value)]),
        );
      }
    }),
    { numRuns: 60, endOnFailure: false },
  );
}, 120_000);
