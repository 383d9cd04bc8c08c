/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { isPassingFault } from "../failures/passing-fault";
import type { Db } from "./database";
import { DatabaseHealth } from "./database-health";

afterEach(() => jest.useRealTimers());

test("a read-only database is unhealthy, and a write to it is answered as retryable", async () => {
  const { client } = await globalThis.borrowPglite("nothing", async () => undefined);
  const db = drizzle({ client });
  const health = new DatabaseHealth(db);
  expect(await health.read()).toBe(true);
  await client.exec("set default_transaction_read_only = on");
  expect(await health.read()).toBe(false);
  const fault = await db.execute(sql`create table anything (key text)`).catch((error: unknown) => error);
  expect(isPassingFault(fault)).toBe(true);
  await client.exec("set default_transaction_read_only = off");
  expect(await health.read()).toBe(true);
  await client.close();
}, 120_000);

/** Returns a database that leaves the first queries unanswered, like a lost host. */
function silentDatabase({ queries }: { queries: number }) {
  const received: number[] = [];
  const execute = () => {
    received.push(Date.now());
    return received.length <= queries
      ? new Promise(() => undefined)
      : Promise.resolve({ rows: [{ isReadOnly: "off" }] });
  };
  return { db: { execute } as unknown as Db, received };
}

test("abandons an unanswered query: a probe ten seconds later queries again", async () => {
  jest.useFakeTimers({ now: 0 });
  const { db, received } = silentDatabase({ queries: 1 });
  const health = new DatabaseHealth(db);
  const probe = async () => {
    const answer = health.read();
    await jest.advanceTimersByTimeAsync(1_000);
    return answer;
  };
  // One probe per second; each takes the full second.
  const answers: boolean[] = [];
  for (let second = 0; second < 12; second += 1) answers.push(await probe());
  expect(answers).toEqual([...Array.from({ length: 10 }, () => false), true, true]);
  expect(received).toEqual([0, 10_000, 11_000]);
});

test("a hundred probes of a silent database query it once in ten seconds", async () => {
  jest.useFakeTimers({ now: 0 });
  const { db, received } = silentDatabase({ queries: 100 });
  const health = new DatabaseHealth(db);
  for (let second = 0; second < 25; second += 1) {
    const answers = Promise.all(Array.from({ length: 4 }, () => health.read()));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await answers).toEqual([false, false, false, false]);
  }
  expect(received).toEqual([0, 10_000, 20_000]);
});
