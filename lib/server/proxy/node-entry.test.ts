import { randomBytes } from "node:crypto";
import net from "node:net";
import { FAULTS } from "@/tests/support/fault-backend";
import { listenOnLoopback } from "@/tests/support/loopback-server";
import { RawConnection, valuesOf } from "@/tests/support/raw-client";
import { SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
let port: number;
let entry: typeof import("./node-entry");

beforeAll(async () => {
  await world.start();
  entry = await import("./node-entry");
  server = await listenOnLoopback((request, response) => {
    response.setHeader("Cache-Control", "no-store, by the server");
    void entry.answerNodeCall(request, response);
  });
  port = server.port;
});
afterAll(async () => {
  await server.close();
  await world.stop();
});

async function head(line: string, ...more: string[]): Promise<string> {
  const lines = ["Host: localhost", `Cookie: ${await world.cookie()}`, "X-Requested-With: lintel"];
  return `${[`${line} HTTP/1.1`, ...lines, "Sec-Fetch-Site: same-origin", ...more].join("\r\n")}\r\n\r\n`;
}
const READ = "GET /api/backend/insured?key=ins-1";
const MARK = "PUT /api/backend/survey/mark-reviewed";
const JSON_TYPE = "Content-Type: application/json";

test.each([
  ["GET", "/api/backend/insured", true],
  ["GET", "/api/backend/insured?key=1&a=%2F", true],
  ["PUT", "/api/backend/survey/mark-reviewed", true],
  ["GET", "/api/backend/survey/mark-reviewed", false],
  ["HEAD", "/api/backend/insured", false],
  ["GET", "/api/backend/insured/", false],
  ["GET", "/api/backend//insured", false],
  ["GET", "/api/backend/", false],
  ["GET", "/api/backend/constructor", false],
  ["PUT", "/api/backend/employee/login", false],
  ["GET", "/api/session", false],
  ["GET", "/x/api/backend/insured", false],
  ["GET", "/insured", false],
])("%s %s is a call of the contract: %s", (method, target, isCall) => {
  expect(entry.takesCall(method, target)).toBe(isCall);
});

test("keeps a header that the server has already set, and does not repeat it", async () => {
  backend.behave((_request, response) => response.end("{}"));
  const answer = await new RawConnection(port).send(await head(READ));
  expect(valuesOf(answer, "cache-control")).toEqual(["no-store, by the server"]);
});

test("a body arrives byte for byte, and several calls share one connection", async () => {
  backend.behave((_request, response) => response.end("{}"));
  const connection = new RawConnection(port);
  const bytes = randomBytes(700_000);
  for (let round = 0; round < 3; round += 1) {
    const sent = await head(MARK, JSON_TYPE, `Content-Length: ${bytes.length}`);
    expect((await connection.send(sent, { body: bytes })).status).toBe(200);
  }
  connection.close();
  expect(backend.calls.map(({ body }) => body.equals(bytes))).toEqual([true, true, true]);
});

test("refuses a body that is too long while it is being sent, over a connection that the next call can use", async () => {
  backend.behaveEarly((request) => void request.resume());
  const connection = new RawConnection(port);
  const part = Buffer.concat([Buffer.from("80000\r\n"), randomBytes(0x80000), Buffer.from("\r\n")]);
  const sent = await head(MARK, JSON_TYPE, "Transfer-Encoding: chunked");
  const rest = Buffer.concat([...Array.from({ length: 12 }, () => part), Buffer.from("0\r\n\r\n")]);
  expect((await connection.send(sent, { body: rest })).status).toBe(413);
  backend.behave((_request, response) => response.end("{}"));
  expect((await connection.send(await head(READ))).status).toBe(200);
  connection.close();
});

test.each(["truncatedSized", "truncatedChunked"] as const)(
  "an answer that is cut off does not look complete: %s",
  async (fault) => {
    backend.behave(FAULTS[fault]);
    const answer = await new RawConnection(port).send(await head(READ));
    expect([answer.status, answer.isWhole]).toEqual([200, false]);
  },
);

test("an answer waits at the backend while the client does not read, and then arrives complete", async () => {
  const long = Buffer.alloc(24 * 1024 * 1024, "x");
  let written = 0;
  backend.behaveEarly((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const writeMore = () => {
      while (written < long.length) {
        const chunk = long.subarray(written, written + 65_536);
        written += chunk.length;
        if (!response.write(chunk)) return response.once("drain", writeMore);
      }
      return response.end();
    };
    writeMore();
  });
  const socket = net.connect(port, "127.0.0.1");
  socket.write(await head(READ, "Connection: close"));
  // The buffers of the kernel and both programs fill up; then no byte moves until the client reads.
  let last = -1;
  while (written === 0 || written !== last) {
    last = written;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(written).toBeLessThan(long.length);
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  expect(written).toBe(long.length);
  expect(received).toBeGreaterThan(long.length);
});

/** Resolves when the backend has noticed that its caller has left. */
async function abandoned(): Promise<number> {
  const end = performance.now() + 5_000;
  while (backend.abandoned === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  return backend.abandoned;
}

test.each(["blackHole", "stall", "drip"] as const)(
  "a client that leaves ends the backend's call: %s",
  async (fault) => {
    let resolveReceived = () => {};
    const receivedCall = new Promise<void>((resolve) => {
      resolveReceived = resolve;
    });
    backend.behave((...call) => {
      FAULTS[fault](call[0], call[1]);
      resolveReceived();
    });
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(await head(READ));
    await receivedCall;
    socket.destroy();
    expect(await abandoned()).toBe(1);
  },
);

test("a client that leaves during an upload ends the backend's call", async () => {
  let resolveReceived = () => {};
  const receivedCall = new Promise<void>((resolve) => {
    resolveReceived = resolve;
  });
  backend.behaveEarly((request) => {
    request.resume();
    request.once("data", () => resolveReceived());
  });
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(await head(MARK, JSON_TYPE, "Content-Length: 900000"));
  socket.write(randomBytes(300_000));
  await receivedCall;
  socket.destroy();
  expect(await abandoned()).toBe(1);
});
