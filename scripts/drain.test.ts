import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { drain, silentConnections } from "./drain.mjs";

let server: Server;
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/never") return;
    setTimeout(() => response.end("whole"), request.url === "/slow" ? 400 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const request = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const call = get(origin() + path, (answer) => {
      answer.on("data", (chunk: Buffer) => resolve(chunk.toString()));
      answer.on("error", reject);
    });
    call.on("error", reject);
  });
const isOver = async (work: Promise<void>, ms: number) =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))]);

test("finishes a running answer, and starts no new one", async () => {
  const slow = request("/slow");
  await request("/");
  const drained = drain(server, { lastProbeAt: null });
  await expect(request("/")).rejects.toThrow();
  expect(await slow).toBe("whole");
  expect(await isOver(drained, 1_000)).toBe(true);
});

test("gives a load balancer time to notice the stop, and answers calls until then", async () => {
  const drained = drain(server, { lastProbeAt: Date.now() - 1_000, noticeMs: 300 });
  expect(await request("/")).toBe("whole");
  expect(await isOver(drained, 100)).toBe(false);
  expect(await isOver(drained, 2_000)).toBe(true);
  await expect(request("/")).rejects.toThrow();
});

test("an old probe does not delay the stop", async () => {
  const drained = drain(server, { lastProbeAt: Date.now() - 61_000, noticeMs: 60_000 });
  expect(await isOver(drained, 2_000)).toBe(true);
});

test("a connection without a request delays nothing; one that sends a request in time is answered", async () => {
  const silent = silentConnections(server);
  const { port } = server.address() as AddressInfo;
  const [idle, late] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const closed = new Promise((resolve) => idle.once("close", resolve));
  const answered = new Promise<string>((resolve) => late.on("data", (bytes) => resolve(bytes.toString())));
  await Promise.all([idle, late].map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
  await request("/");
  const drained = drain(server, { lastProbeAt: null, silent });
  late.write("GET /slow HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  expect(await answered).toMatch(/whole|200 OK/);
  await closed;
  expect(await isOver(drained, 500)).toBe(true);
});

test("cuts off an answer that never ends", async () => {
  const never = request("/never").catch(() => "cut");
  await request("/");
  await drain(server, { lastProbeAt: null, finishMs: 200 });
  expect(await never).toBe("cut");
});
