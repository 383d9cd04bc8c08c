/** Quality rule R3: ten thousand aborted calls leave nothing permanent in the app. */
import net from "node:net";
import { FAULTS } from "@/tests/support/fault-backend";
import { useOf } from "@/tests/support/process-use";
import { WireApp } from "@/tests/support/wire-app";

const ABORTS = 10_000;
const AT_ONCE = 50;
/** The pool opens a new connection for each aborted call, and closes it after 4 s without use. */
const IDLE_CONNECTIONS_END_MS = 6_000;
const app = new WireApp();
/** On request the process collects garbage and prints the memory that it still needs, in bytes. */
const PRINTS_ITS_MEMORY = `data:text/javascript,${encodeURIComponent(`
  process.on("SIGUSR2", () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write("needs=" + (heapUsed + external) + ";");
  });
`)}`;
beforeAll(
  () =>
    app.start({ BACKEND_TIMEOUT_MS: "60000" }, [
      process.execPath,
      "--expose-gc",
      "--import",
      PRINTS_ITS_MEMORY,
      "scripts/start.mjs",
    ]),
  60_000,
);
afterAll(() => app.stop());

/** Sends a call and aborts it once the backend has received it, or has started to answer. */
async function abortCall(bytes: string, waitMs: number): Promise<void> {
  const socket = net.connect(app.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.on("data", () => undefined);
  socket.write(bytes);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.destroy();
  await closed;
}

async function abortMany(count: number): Promise<void> {
  const read = await app.head("GET /api/backend/insured?key=ins-1");
  const write = `${await app.head("PUT /api/backend/survey/mark-reviewed", ["Content-Type: application/json", "Content-Length: 2"])}{}`;
  const faults = [FAULTS.blackHole, FAULTS.stall, FAULTS.drip];
  for (let started = 0; started < count; started += AT_ONCE) {
    app.backend.behave(faults[(started / AT_ONCE) % faults.length] ?? FAULTS.blackHole);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => abortCall(index % 2 ? read : write, 60 + ((index * 13) % 60))),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, IDLE_CONNECTIONS_END_MS));
}

async function neededMb(): Promise<number> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const readings = () => [...app.output.matchAll(/needs=(\d+);/g)];
    const before = readings().length;
    app.process.kill("SIGUSR2");
    while (readings().length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    if (attempt === 3) return Number(readings().at(-1)?.[1]) / 1024 / 1024;
  }
  return Number.NaN;
}

test("10,000 aborted calls leave the open files and the memory of the app nearly unchanged", async () => {
  const pid = app.process.pid ?? 0;
  await abortMany(1_000);
  const early = { ...useOf(pid), neededMb: await neededMb() };
  await abortMany(ABORTS);
  const late = { ...useOf(pid), neededMb: await neededMb() };
  expect(Math.abs(late.files - early.files)).toBeLessThanOrEqual(5);
  // A leak of 1 KB each would be 10 MB.
  expect(late.neededMb - early.neededMb).toBeLessThan(5);
  app.backend.behave((_request, response) => response.end('{"insured":{}}'));
  const headers = { cookie: await app.cookie(), "x-requested-with": "lintel" };
  expect((await fetch(app.address("/api/backend/insured?key=ins-1"), { headers })).status).toBe(200);
}, 600_000);
