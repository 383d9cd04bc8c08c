import { answerStatus, FAULTS } from "@/tests/support/fault-backend";
import { SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
let readiness: typeof import("./readiness");
let now = 1_000_000;

beforeAll(async () => {
  await world.start();
  readiness = await import("./readiness");
});
afterAll(() => world.stop());

const read = (laterMs: number) => {
  now += laterMs;
  return readiness.readReadiness(now);
};

test("a backend that answers below 500 is up, and is probed at most once in three seconds", async () => {
  world.backend.behave(answerStatus(401));
  expect(await read(0)).toEqual({ isReady: true, backend: "up", isDraining: false });
  await Promise.all([read(1_000), read(1_000), read(900)]);
  expect(world.backend.calls).toHaveLength(1);
  // Without a token a backend answers 401 without using its database.
  expect(world.backend.calls[0]?.headers["x-access-token"]).toMatch(/./);
  await read(100);
  expect(world.backend.calls).toHaveLength(2);
});

test("a backend that fails or cannot be reached is down", async () => {
  for (const behavior of [answerStatus(503), FAULTS.hangUp, FAULTS.garbage]) {
    world.backend.behave(behavior);
    expect(await read(3_000)).toEqual({ isReady: false, backend: "down", isDraining: false });
  }
});

test("a process that is stopping is not ready", async () => {
  world.backend.behave(answerStatus(401));
  readiness.startDraining();
  expect(await read(3_000)).toEqual({ isReady: false, backend: "up", isDraining: true });
});
