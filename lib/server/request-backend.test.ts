/** The app's own calls to the backend: what is sent, and which wrong answers are accepted, followed or logged. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "undici";
import { answerJson, type Behavior, FAULTS, FaultBackend } from "@/tests/support/fault-backend";
import { type Backend, openBackend } from "./backend-pool";
import { log } from "./log";
import { requestBackend } from "./request-backend";

const faultBackend = new FaultBackend();
let backend: Backend;
beforeAll(async () => {
  backend = openBackend(await faultBackend.start(), 5_000);
});
afterAll(async () => {
  await backend.pool.destroy();
  await faultBackend.stop();
});

const TOKEN = "canary-token";
const CREDENTIALS = { email: "a@b.c", password: "canary-password", timezone: "UTC" };
const SIGNED_IN = { employee: { key: "emp-1", role: "admin" }, device: { accessToken: TOKEN } };
const logIn = (timeoutMs = 20_000) => requestBackend("employee.login", { backend, body: CREDENTIALS, timeoutMs });
const readMe = (timeoutMs = 20_000) => requestBackend("employee.me", { backend, accessToken: TOKEN, timeoutMs });
const REFUSED = {
  status: [{ message: "Lintel can't be reached right now. Try again in a minute.", type: "server_error" }],
};

test("sends exactly the expected headers", async () => {
  faultBackend.behave(answerJson(200, SIGNED_IN));
  await logIn();
  await readMe();
  expect(faultBackend.calls.map(({ headers }) => Object.keys(headers).sort())).toEqual([
    ["accept", "connection", "content-length", "content-type", "host", "x-request-id"],
    ["accept", "connection", "host", "x-access-token", "x-request-id"],
  ]);
  expect(faultBackend.calls[1]?.headers["x-access-token"]).toBe(TOKEN);
});

test("opens a connection for each call, because a kept connection may close during its use", async () => {
  const ports: (number | undefined)[] = [];
  faultBackend.behave((request, response, body) => {
    ports.push(request.socket.remotePort);
    answerJson(200, SIGNED_IN)(request, response, body);
  });
  for (const call of [logIn, logIn, readMe, readMe]) {
    await call();
    // Long enough for a kept connection to be free again.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(new Set(ports).size).toBe(4);
});

test("gives up a connection that is never made", async () => {
  const connectOnce = () => new Client("http://127.0.0.1:9", { connect: () => undefined });
  const start = performance.now();
  const answer = await requestBackend("employee.me", { backend: { ...backend, connectOnce }, timeoutMs: 100 });
  expect(answer).toMatchObject({ isOk: false, httpStatus: 504 });
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("does not follow a redirect, whatever it contains", async () => {
  let hits = 0;
  const canary = createServer((_request, response) => {
    hits += 1;
    response.end(JSON.stringify(SIGNED_IN));
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
  for (const status of [301, 302, 303, 304, 307, 308]) {
    faultBackend.behave((_request, response) => {
      response.writeHead(status, { location, "content-type": "application/json" }).end(JSON.stringify(SIGNED_IN));
    });
    expect(await logIn()).toEqual({ isOk: false, httpStatus: 502, failure: REFUSED });
    expect(faultBackend.calls).toHaveLength(1);
  }
  expect(hits).toBe(0);
  await new Promise((resolve) => canary.close(resolve));
});

const LIMIT_MS = 600;
const GRACE_MS = 250;
const OUTCOMES: Record<keyof typeof FAULTS, number> = {
  blackHole: 504,
  hangUp: 502,
  partialHead: 502,
  reset: 502,
  dripHead: 504,
  truncatedSized: 502,
  truncatedChunked: 502,
  stall: 504,
  drip: 504,
  garbage: 502,
  hugeHeader: 502,
  htmlError: 500,
  emptyError: 503,
  hugeError: 400,
};

test.each(Object.entries(OUTCOMES))("%s is %i after one try, in time, for reads and writes", async (name, status) => {
  const isLimited = status === 504;
  for (const call of [logIn, readMe]) {
    faultBackend.behave(FAULTS[name as keyof typeof FAULTS] as Behavior);
    // Started with the call, so that delays of the machine affect both.
    const limitOver = new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), LIMIT_MS));
    const answer = await call(isLimited ? LIMIT_MS : undefined);
    const overAt = performance.now();
    expect([answer.isOk, !answer.isOk && answer.httpStatus]).toEqual([false, status]);
    expect(faultBackend.calls).toHaveLength(1);
    if (isLimited) expect(overAt - (await limitOver)).toBeLessThan(GRACE_MS);
  }
});

test("the log of a call without an answer names the call, and nothing that was sent", async () => {
  const lines = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  faultBackend.behave(FAULTS.hangUp);
  await logIn();
  await readMe();
  expect(lines.mock.calls).toEqual([
    [
      {
        requestId: faultBackend.calls[0]?.headers["x-request-id"],
        row: "employee.login",
        status: 502,
        code: expect.anything(),
      },
      "the backend gave no answer",
    ],
    [expect.objectContaining({ row: "employee.me" }), "the backend gave no answer"],
  ]);
  expect(lines.mock.calls.map(([facts]) => Object.keys(facts as object))).toEqual([
    ["requestId", "row", "status", "code"],
    ["requestId", "row", "status", "code"],
  ]);
  lines.mockRestore();
});
