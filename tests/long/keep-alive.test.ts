/** Quality rule R5: a backend that closes idle connections just as they are used again loses no read. */
import net, { type AddressInfo, type Socket } from "node:net";
import { openBackend } from "@/lib/server/backend-pool";
import { readEnv } from "@/lib/server/env";
import { proxyCall } from "@/lib/server/proxy/proxy-call";
import { ProxyWorld } from "@/tests/support/proxy-world";

const TRIES = 2_000;
const LANES = 100;
const IDLE_MS = 1_000;
const ANSWER = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n";
const BODY = '{"insured":{}}';

const sockets = new Set<Socket>();
let opened = 0;

/** Without a keep-alive header, so that nobody can know when the connection closes. */
const backend = net.createServer((socket) => {
  opened += 1;
  sockets.add(socket);
  let idle: NodeJS.Timeout | undefined;
  let received = "";
  socket.on("error", () => undefined);
  socket.on("close", () => {
    clearTimeout(idle);
    sockets.delete(socket);
  });
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
    if (!received.endsWith("\r\n\r\n")) return;
    received = "";
    clearTimeout(idle);
    socket.write(ANSWER + BODY);
    idle = setTimeout(() => socket.destroy(), IDLE_MS);
  });
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => backend.close(resolve));
});

test("2,000 reads after 0.99 to 1.01 s of idleness are all answered", async () => {
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const env = readEnv({
    BACKEND_URL: address,
    SESSION_SECRET: "a-secret-of-at-least-32-letters-000",
    APP_ENVIRONMENT: "artisan",
    APP_ORIGIN: "https://lintel.test",
  });
  const through = openBackend(address, 5_000);
  const world = new ProxyWorld();
  world.env = env;
  const cookie = await world.cookie({ issuedAt: Date.now(), touchedAt: Date.now() });
  const outcomes = new Map<string, number>();
  const lane = async (index: number) => {
    for (let round = 0; round < TRIES / LANES; round += 1) {
      const request = new Request("https://lintel.test/api/backend/insured?key=ins-1", {
        headers: { cookie, "x-requested-with": "lintel" },
      });
      const answer = await proxyCall(request, { env, backend: through });
      const outcome = `${answer.status} ${await answer.text()}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 990 + ((index * 7 + round * 3) % 21)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
  await through.pool.destroy();
  expect([...outcomes]).toEqual([[`200 ${BODY}`, TRIES]]);
  // The race occurred: connections were closed during use, again and again.
  expect(opened).toBeGreaterThan(LANES * 3);
}, 300_000);
