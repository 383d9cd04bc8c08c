import { Pool } from "undici";
import { listenOnLoopback } from "@/tests/support/loopback-server";
import { CallEnd } from "./call-end";
import { dispatch } from "./dispatch";

let server: Awaited<ReturnType<typeof listenOnLoopback>>;
let pool: Pool;
beforeEach(async () => {
  server = await listenOnLoopback((request, response) => {
    if (request.url === "/never") return;
    response.writeHead(200, { "content-type": "text/plain" });
    response.end("hello");
  });
  pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: 1 });
});
afterEach(async () => {
  await pool.destroy();
  await server.close();
});

const send = (path: string, end = new CallEnd()) => dispatch(pool, { method: "GET", path }, end);

test("returns status, headers and body", async () => {
  const { statusCode, headers, body } = await send("/");
  expect([statusCode, headers["content-type"], String(await body.read())]).toEqual([200, "text/plain", "hello"]);
});

test("rejects an ended call with the reason, before its answer and while it waits for a connection", async () => {
  const [running, waiting] = [new CallEnd(), new CallEnd()];
  const calls = [send("/never", running), send("/", waiting)];
  const outcomes = Promise.allSettled(calls);
  // The first call has taken the only connection.
  waiting.end(new Error("left while waiting"));
  await expect(calls[1]).rejects.toThrow("left while waiting");
  running.end(new Error("left"));
  expect((await outcomes).map((each) => (each as PromiseRejectedResult).reason.message)).toEqual([
    "left",
    "left while waiting",
  ]);
  expect(String(await (await send("/")).body.read())).toBe("hello");
});

test("never sends a call that was ended before it started", async () => {
  const end = new CallEnd();
  end.end(new Error("left"));
  await expect(send("/", end)).rejects.toThrow("left");
});
