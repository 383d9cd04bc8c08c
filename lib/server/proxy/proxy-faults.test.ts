import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { log } from "@/lib/server/log";
import { answerJson, answerStatus, type Behavior, FAULTS } from "@/tests/support/fault-backend";
import { CANARY, ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
const { backend } = world;
const FALLBACK = { status: [{ message: "Insured not found!", type: "server_error" }] };

beforeAll(() => world.start());
afterAll(() => world.stop());

const timed = async <T>(work: Promise<T>) => {
  const start = performance.now();
  const result = await work;
  return { result, ms: performance.now() - start };
};
const GET = "GET insured?key=ins-1";
/** Sets the time limit of a call in milliseconds. */
const within = (ms: number) => ({ env: { BACKEND_TIMEOUT_MS: ms } });

describe("before the first byte", () => {
  test.each<[keyof typeof FAULTS, number]>([
    ["hangUp", 502],
    ["garbage", 502],
    ["hugeHeader", 502],
    ["htmlError", 500],
    ["emptyError", 503],
  ])("%s is %i with the row's message", async (fault, status) => {
    backend.behave(FAULTS[fault]);
    const response = await world.call(GET);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(FALLBACK);
  });

  test("a silent backend is 504, at the time limit", async () => {
    backend.behave(FAULTS.blackHole);
    const { result, ms } = await timed(world.call(GET, within(300)));
    expect([result.status, await result.json()]).toEqual([504, FALLBACK]);
    expect(ms).toBeGreaterThanOrEqual(295);
    expect(ms).toBeLessThan(2_000);
    expect(backend.calls).toHaveLength(1);
  });

  test("uploads have a longer time limit", async () => {
    backend.behave((_request, response) => void setTimeout(() => response.end('{"employees":[]}'), 600));
    const headers = { "content-type": "application/octet-stream" };
    const uploaded = await world.call("POST employee/bulk", { body: "email\n", headers, ...within(200) });
    expect(uploaded.status).toBe(200);
  });

  test("a backend that does not listen is 502", async () => {
    const deserted = await ProxyWorld.withoutBackend();
    expect((await deserted.call(GET)).status).toBe(502);
    await deserted.stop();
  });
});

describe("after the first byte", () => {
  test.each<keyof typeof FAULTS>(["truncatedSized", "truncatedChunked", "stall", "drip"])(
    "%s fails the answer, and never ends it normally",
    async (fault) => {
      backend.behave(FAULTS[fault]);
      const response = await world.call(GET, within(600));
      expect(response.status).toBe(200);
      const { ms } = await timed(expect(response.text()).rejects.toThrow());
      expect(ms).toBeLessThan(4_000);
    },
  );

  test("a slow answer that keeps arriving is complete", async () => {
    backend.behave((_request, response) => {
      for (const [index, letter] of ["{", '"insured"', ":", "nu", "ll"].entries()) {
        setTimeout(() => response.write(letter), index * 300);
      }
      setTimeout(() => response.end("}"), 1_500);
    });
    expect(await (await world.call(GET, within(1_000))).text()).toBe('{"insured":null}');
  });

  test("a slow reader does not count as silence of the backend", async () => {
    backend.behave(answerJson(200, { insured: "x".repeat(3_000_000) }));
    const response = await world.call(GET, within(1_000));
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect((await response.text()).length).toBe(3_000_014);
  });
});

describe("a backend that compresses although the proxy does not accept it", () => {
  const text = JSON.stringify({ insured: { note: "n".repeat(5_000) } });
  const packed = (coding: string, bytes: Buffer, status = 200): Behavior => {
    const headers = { "content-encoding": coding, "content-length": String(bytes.length) };
    return (_request, response) => void response.writeHead(status, headers).end(bytes);
  };

  test.each([
    ["gzip", gzipSync(text)],
    ["br", brotliCompressSync(text)],
    ["deflate", deflateSync(text)],
    ["identity", Buffer.from(text)],
  ])("%s is decompressed", async (coding, bytes) => {
    backend.behave(packed(coding, bytes));
    const answer = await world.call(GET);
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, text]);
  });

  test("a compressed failure is read as well", async () => {
    const message = { status: [{ message: "Not so", type: "conflict" }] };
    backend.behave(packed("gzip", gzipSync(JSON.stringify(message)), 409));
    const answer = await world.call(GET);
    expect([answer.status, await answer.json()]).toEqual([409, message]);
  });

  test("a cut-off body fails, and an unknown coding is 502", async () => {
    backend.behave(packed("gzip", gzipSync(randomBytes(100_000)).subarray(0, 50_000)));
    await expect((await world.call(GET)).text()).rejects.toThrow();
    backend.behave(packed("zstd", Buffer.from("x")));
    const answer = await world.call(GET);
    expect([answer.status, await answer.json()]).toEqual([502, FALLBACK]);
  });
});

describe("statuses", () => {
  const backendSays = {
    status: [{ message: "Not so", type: "invalid_input" }],
    isLockedOut: true,
    conflicts: [{ key: "ins-1" }],
  };

  test.each([400, 401, 403, 404, 409, 413, 429, 500, 502, 503])(
    "%i passes with the backend's own message",
    async (status) => {
      backend.behave(answerJson(status, { ...backendSays, stack: "at db-host-7", passwordResetLink: "secret-link" }));
      const response = await world.call(GET);
      expect([response.status, await response.json()]).toEqual([status, backendSays]);
    },
  );

  test("a failure of more than 64 KB, or cut off, has the row's message", async () => {
    backend.behave(FAULTS.hugeError);
    const huge = await world.call(GET);
    expect([huge.status, await huge.json()]).toEqual([
      400,
      { status: [{ message: "Insured not found!", type: "invalid_input" }] },
    ]);
    backend.behave((request, response) => {
      response.writeHead(409, { "content-length": "500" }).write('{"status":[');
      setTimeout(() => request.socket.destroy(), 20);
    });
    expect((await world.call(GET)).status).toBe(409);
  });

  test("204 is empty", async () => {
    backend.behave(answerStatus(204));
    const response = await world.call("DELETE insured?key=ins-1");
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  test("passes a 304 only to a call with If-None-Match", async () => {
    backend.behave(answerStatus(304, { etag: '"7"' }));
    const call = await world.call("GET vertex?surveyKey=srv-1", { headers: { "if-none-match": '"7"' } });
    expect([call.status, call.headers.get("etag")]).toEqual([304, '"7"']);
    expect((await world.call("GET vertex?surveyKey=srv-1")).status).toBe(502);
  });

  test("a redirect is 502 and is not followed", async () => {
    let hits = 0;
    const canary = createServer((_request, response) => {
      hits += 1;
      response.end("{}");
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    const location = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
    for (const status of [301, 302, 303, 307, 308]) {
      backend.behave(answerStatus(status, { location }));
      const response = await world.call(GET);
      expect([response.status, response.headers.get("location")]).toEqual([502, null]);
    }
    expect(hits).toBe(0);
    await new Promise((resolve) => canary.close(resolve));
  });
});

describe("retries", () => {
  test("retries a GET once if the connection failed without a byte", async () => {
    backend.behave(answerJson(200, { insured: {} }));
    backend.behaveOnce(FAULTS.hangUp);
    expect((await world.call(GET)).status).toBe(200);
    expect(backend.calls).toHaveLength(2);
    backend.behave(FAULTS.hangUp);
    expect((await world.call(GET)).status).toBe(502);
    expect(backend.calls).toHaveLength(2);
  });

  test.each([
    ["closed", (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Ty")],
    [
      "reset",
      (socket: Socket) => void socket.write("HTTP/1.1 2", () => setTimeout(() => socket.resetAndDestroy(), 20)),
    ],
  ])("does not retry after part of the head arrived, on a new connection or a kept one: %s", async (_, breakOff) => {
    const broken: Behavior = (request) => void breakOff(request.socket);
    backend.behave(broken);
    expect((await world.call(GET)).status).toBe(502);
    expect(backend.calls).toHaveLength(1);
    backend.behave(answerJson(200, { insured: {} }));
    await (await world.call(GET)).text();
    backend.behaveOnce(broken);
    expect((await world.call(GET)).status).toBe(502);
    expect(backend.calls).toHaveLength(2);
  });

  test("retries on a kept connection that answered before and then failed without a byte", async () => {
    backend.behave(answerJson(200, { insured: {} }));
    await (await world.call(GET)).text();
    backend.behaveOnce(FAULTS.hangUp);
    expect((await world.call(GET)).status).toBe(200);
    expect(backend.calls).toHaveLength(3);
  });

  test.each(Object.entries(FAULTS))("POST, PUT and DELETE are sent once: %s", async (_, fault) => {
    for (const call of ["POST vertex/batch", "PUT vertex/batch", "DELETE vertex"]) {
      backend.behave(fault as Behavior);
      const response = await world.call(call, { body: "{}", ...within(600) });
      await response.body?.cancel();
      expect(backend.calls).toHaveLength(1);
    }
  });
});

/** Passes if the call to the backend ends within a second. */
async function untilAbandoned(): Promise<void> {
  const end = Date.now() + 1_000;
  while (backend.abandoned === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  // On a busy machine, events may still be pending.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(backend.abandoned).toBe(1);
}

describe("a client that leaves", () => {
  test.each<keyof typeof FAULTS>(["blackHole", "stall", "drip"])("ends the call to the backend: %s", async (fault) => {
    backend.behave(FAULTS[fault]);
    const client = new AbortController();
    const settled = world
      .call(GET, { signal: client.signal })
      .then((response) => response.text())
      .catch(() => undefined);
    const end = Date.now() + 5_000;
    while (backend.calls.length === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    client.abort();
    await untilAbandoned();
    await settled;
  });

  test("gives up an answer that nobody starts to read, without an error that ends the process", async () => {
    const uncaught = jest.fn();
    process.on("uncaughtException", uncaught);
    backend.behave((_request, response) => response.end("{}"));
    const answer = await world.call("GET insured/list");
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off("uncaughtException", uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test("an answer unread until its time limit ends no process, and is incomplete afterwards", async () => {
    const uncaught = jest.fn();
    process.on("uncaughtException", uncaught);
    backend.behave(FAULTS.stall);
    backend.behaveOnce(answerJson(200, { insured: {} }), FAULTS.truncatedSized);
    const answers = await Promise.all(Array.from({ length: 3 }, () => world.call(GET, within(500))));
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    for (const answer of answers) await expect(answer.text()).rejects.toThrow();
    process.off("uncaughtException", uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test("canceling the answer ends the call to the backend", async () => {
    backend.behave(FAULTS.stall);
    const response = await world.call(GET);
    await response.body?.cancel();
    await untilAbandoned();
  });
});

test("the log of a call without an answer names the call, and nothing that was sent", async () => {
  const lines = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  backend.behave(FAULTS.hangUp);
  await world.call("PUT survey/mark-reviewed", { body: '{"key":"canary"}' });
  const requestId = backend.calls[0]?.headers["x-request-id"];
  expect(lines.mock.calls).toEqual([
    [{ requestId, row: "survey.markReviewed", status: 502, code: "UND_ERR_SOCKET" }, "the backend gave no answer"],
  ]);
  lines.mockRestore();
});

test("no header or body that comes back contains the token", async () => {
  for (const behavior of [...Object.values(FAULTS), answerStatus(401), answerStatus(302), answerStatus(204)]) {
    backend.behave(behavior as Behavior);
    const response = await world.call(GET, within(600));
    const body = await response.text().catch(() => "");
    expect(JSON.stringify([...response.headers]) + body).not.toContain(CANARY);
  }
}, 20_000);
