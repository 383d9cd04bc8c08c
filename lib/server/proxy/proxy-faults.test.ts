import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerJson, answerStatus, type Behaviour, FAULTS } from "@/tests/support/fault-backend";
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

  test("silence is 504, at the limit", async () => {
    backend.behave(FAULTS.blackHole);
    const { result, ms } = await timed(world.call(GET));
    expect([result.status, await result.json()]).toEqual([504, FALLBACK]);
    expect(ms).toBeGreaterThanOrEqual(295);
    expect(ms).toBeLessThan(2_000);
    expect(backend.calls).toHaveLength(1);
  });

  test("uploads may take longer", async () => {
    backend.behave((_request, response) => void setTimeout(() => response.end('{"employees":[]}'), 400));
    const headers = { "content-type": "application/octet-stream" };
    expect((await world.call("POST employee/bulk", { body: "email\n", headers })).status).toBe(200);
  });

  test("nobody listening is 502", async () => {
    const deserted = await ProxyWorld.withoutBackend();
    expect((await deserted.call(GET)).status).toBe(502);
    await deserted.stop();
  });
});

describe("after the first byte", () => {
  test.each<keyof typeof FAULTS>(["truncatedSized", "truncatedChunked", "stall", "drip"])(
    "%s breaks the answer, and never ends it",
    async (fault) => {
      backend.behave(FAULTS[fault]);
      const response = await world.call(GET);
      expect(response.status).toBe(200);
      const { ms } = await timed(expect(response.text()).rejects.toThrow());
      expect(ms).toBeLessThan(4_000);
    },
  );

  test("a slow answer that keeps coming is whole", async () => {
    backend.behave((_request, response) => {
      response.write('{"insured":');
      setTimeout(() => response.write("null"), 200);
      setTimeout(() => response.end("}"), 400);
    });
    expect(await (await world.call(GET)).text()).toBe('{"insured":null}');
  });

  test("a slow reader is not the backend's silence", async () => {
    backend.behave(answerJson(200, { insured: "x".repeat(3_000_000) }));
    const response = await world.call(GET);
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect((await response.text()).length).toBe(3_000_014);
  });
});

describe("statuses", () => {
  const backendSays = {
    status: [{ message: "Not so", type: "invalid_input" }],
    isLockedOut: true,
    conflicts: [{ key: "ins-1" }],
  };

  test.each([400, 401, 403, 404, 409, 413, 429, 500, 502, 503])(
    "%i passes with the backend's own words",
    async (status) => {
      backend.behave(answerJson(status, { ...backendSays, stack: "at db-host-7", passwordResetLink: "secret-link" }));
      const response = await world.call(GET);
      expect([response.status, await response.json()]).toEqual([status, backendSays]);
    },
  );

  test("a failure of more than 64 KB, or broken off, is the row's message", async () => {
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

  test("304 only to who asked for it", async () => {
    backend.behave(answerStatus(304, { etag: '"7"' }));
    const asked = await world.call("GET vertex?surveyKey=srv-1", { headers: { "if-none-match": '"7"' } });
    expect([asked.status, asked.headers.get("etag")]).toEqual([304, '"7"']);
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

describe("once", () => {
  test("a GET is tried again, once, when the connection died without a byte", async () => {
    backend.behave(answerJson(200, { insured: {} }));
    backend.behaveOnce(FAULTS.hangUp);
    expect((await world.call(GET)).status).toBe(200);
    expect(backend.calls).toHaveLength(2);
    backend.behave(FAULTS.hangUp);
    expect((await world.call(GET)).status).toBe(502);
    expect(backend.calls).toHaveLength(2);
  });

  test.each(Object.entries(FAULTS))("POST, PUT and DELETE are delivered once: %s", async (_, fault) => {
    for (const call of ["POST vertex/batch", "PUT vertex/batch", "DELETE vertex"]) {
      backend.behave(fault as Behaviour);
      const response = await world.call(call, { body: "{}" });
      await response.body?.cancel();
      expect(backend.calls).toHaveLength(1);
    }
  });
});

/** The call to the backend ends within a second. */
async function untilAbandoned(): Promise<void> {
  const end = Date.now() + 1_000;
  while (backend.abandoned === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(backend.abandoned).toBe(1);
}

describe("a client that leaves", () => {
  test.each<keyof typeof FAULTS>(["blackHole", "stall", "drip"])("ends the call to the backend: %s", async (fault) => {
    backend.behave(FAULTS[fault]);
    const client = new AbortController();
    setTimeout(() => client.abort(), 100);
    const response = await world.call(GET, { signal: client.signal });
    await response.text().catch(() => undefined);
    await untilAbandoned();
  });

  test("an answer that nobody begins to read is given up without an error that ends the process", async () => {
    const uncaught = jest.fn();
    process.on("uncaughtException", uncaught);
    backend.behave((_request, response) => response.end("{}"));
    const answer = await world.call("GET insured/list");
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off("uncaughtException", uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test("reading no further ends it too", async () => {
    backend.behave(FAULTS.stall);
    const response = await world.call(GET);
    await response.body?.cancel();
    await untilAbandoned();
  });
});

test("the token is in no byte that comes back, whatever happens", async () => {
  for (const behaviour of [...Object.values(FAULTS), answerStatus(401), answerStatus(302), answerStatus(204)]) {
    backend.behave(behaviour as Behaviour);
    const response = await world.call(GET);
    const body = await response.text().catch(() => "");
    expect(JSON.stringify([...response.headers]) + body).not.toContain(CANARY);
  }
}, 20_000);
