/** Quality rule S16: the app streams bodies and holds none of them in memory. */
import { createHash, randomBytes } from "node:crypto";
import net from "node:net";
import { useOf } from "@/tests/support/process-use";
import { RawConnection } from "@/tests/support/raw-client";
import { WireApp } from "@/tests/support/wire-app";

const MB = 1024 * 1024;
const AT_ONCE = 8;
const ROUNDS = 10;
const app = new WireApp();
beforeAll(() => app.start(), 60_000);
afterAll(() => app.stop());

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const body = randomBytes(32 * MB);

async function send(): Promise<void> {
  const connection = new RawConnection(app.port);
  const head = await app.head("PUT /api/backend/vertex/batch", [
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ]);
  expect((await connection.send(head, { body, limitMs: 120_000 })).status).toBe(200);
  connection.close();
}

test("eighty bodies of 32 MB, eight at a time, need less memory than three of them", async () => {
  const expected = sha(body);
  let wrong = 0;
  app.backend.behaveEarly((request, response) => {
    const hash = createHash("sha256");
    request.on("data", (chunk: Buffer) => hash.update(chunk));
    request.on("end", () => {
      if (hash.digest("hex") !== expected) wrong += 1;
      response.end("{}");
    });
  });
  await send();
  const before = useOf(app.process.pid ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: AT_ONCE }, send));
  const after = useOf(app.process.pid ?? 0);
  expect(wrong).toBe(0);
  expect(after.peakMb - before.memoryMb).toBeLessThan(96);
}, 600_000);

test("a slow reader pauses the backend, and the answer is not held in memory", async () => {
  const chunk = Buffer.alloc(64 * 1024, "x");
  let sent = 0;
  app.backend.behaveEarly((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (sent < 256 * MB && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return response.once("drain", more);
      }
      return response.end();
    };
    more();
  });
  const before = useOf(app.process.pid ?? 0);
  const socket = net.connect(app.port, "127.0.0.1");
  socket.on("error", () => undefined);
  // Nobody listens for data: only the kernel's buffers fill up.
  socket.write(await app.head("GET /api/backend/vertex?surveyKey=srv-1"));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(useOf(app.process.pid ?? 0).memoryMb - before.memoryMb).toBeLessThan(48);
  expect(sent).toBeLessThan(64 * MB);
  expect(sent).toBeGreaterThan(0);
  socket.destroy();
}, 60_000);
