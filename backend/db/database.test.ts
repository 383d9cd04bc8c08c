import { once } from "node:events";
import { type AddressInfo, createServer, Socket } from "node:net";
import { sql } from "drizzle-orm";
import { buildApp } from "../app";
import { isPassingFault } from "../failures/passing-fault";
import { Storage } from "../storage/storage";
import { type Db, LIMITS, openDatabase } from "./database";

/** Returns one message of PostgreSQL's protocol. */
function message(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message("Z", Buffer.from("I"));
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const NO_ROWS = Buffer.concat([message("C", Buffer.from("SELECT 0\0")), READY]);

/**
 * Opens a minimal PostgreSQL, which drops a connection on a statement that contains "die". While `isSilent`,
 * statements get no answer and connections stay open, as after the loss of a host.
 */
async function openServer() {
  const sockets: Socket[] = [];
  const state = { isSilent: false };
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => {
      socket.write(WELCOME);
      socket.on("data", (bytes) => {
        if (state.isSilent) return;
        if (String(bytes).includes("die")) socket.destroy();
        else if (bytes[0] === "Q".charCodeAt(0)) socket.write(NO_ROWS);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, sockets, state, address: `postgres://lintel:secret@127.0.0.1:${port}/lintel` };
}

test("a restart of the database does not end the process: the next call reconnects", async () => {
  const { server, sockets, address } = await openServer();
  const { db, close } = await openDatabase({ address, directory: "" });
  await db.execute(sql`select 1`);
  const [first] = sockets;
  const closed = new Promise((resolve) => first?.once("close", resolve));
  first?.destroy();
  await closed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await db.execute(sql`select 1`);
  expect(sockets).toHaveLength(2);
  await close();
  server.close();
});

test("a restart during a transaction fails only that call", async () => {
  const { server, sockets, address } = await openServer();
  const { db, close } = await openDatabase({ address, directory: "" });
  const call = db.transaction((tx) => tx.execute(sql`select 'die'`));
  await expect(call).rejects.toThrow();
  await db.execute(sql`select 1`);
  expect(sockets).toHaveLength(2);
  await close();
  server.close();
});

const faultOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const callTenTimes = (call: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, call));

test.each([
  ["statements", (db: Db) => db.execute(sql`select 1`)],
  ["transactions", (db: Db) => db.transaction((tx) => tx.execute(sql`select 1`))],
])(
  "gives up %s of a silent database, and leaves no connection open",
  async (_, call) => {
    const { server, sockets, state, address } = await openServer();
    const { db, close } = await openDatabase({ address, directory: "" }, { ...LIMITS, silenceMs: 200 });
    await callTenTimes(() => call(db));
    state.isSilent = true;
    const faults = await callTenTimes(() => faultOf(call(db)));
    expect(faults.map(isPassingFault)).toEqual(Array.from({ length: 10 }, () => true));
    state.isSilent = false;
    await callTenTimes(() => call(db));
    expect(sockets).toHaveLength(20);
    await close();
    server.close();
  },
  20_000,
);

test("a job may wait for a statement longer than a call may", async () => {
  const { server, sockets, state, address } = await openServer();
  const { jobDb, close } = await openDatabase({ address, directory: "" }, { ...LIMITS, silenceMs: 100 });
  state.isSilent = true;
  const job = faultOf(jobDb.execute(sql`select 1`));
  const late = new Promise((resolve) => setTimeout(() => resolve("still waiting"), 400));
  expect(await Promise.race([job, late])).toBe("still waiting");
  for (const socket of sockets) socket.destroy();
  await job;
  await close();
  server.close();
});

test("a transaction that cannot begin returns its connection to the pool", async () => {
  const fault = await openFault((socket) => {
    socket.write(WELCOME);
    socket.on("data", (bytes) => {
      if (String(bytes).includes("begin")) socket.destroy();
      else socket.write(NO_ROWS);
    });
  });
  const { db, close } = await openDatabase({ address: fault.address, directory: "" });
  await callTenTimes(() => faultOf(db.transaction((tx) => tx.execute(sql`select 1`))));
  await db.execute(sql`select 1`);
  await close();
  await fault.stop();
}, 20_000);

test("replaces a connection after a while, because it may lead to a node that has become read-only", async () => {
  const { server, sockets, address } = await openServer();
  const { db, close } = await openDatabase({ address, directory: "" }, { ...LIMITS, ageSeconds: 0.05 });
  await db.execute(sql`select 1`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await db.execute(sql`select 1`);
  expect(sockets).toHaveLength(2);
  await close();
  server.close();
});

test("an idle connection probes its host every few seconds", async () => {
  const keepAlive = jest.spyOn(Socket.prototype, "setKeepAlive");
  const { server, address } = await openServer();
  const { db, jobDb, close } = await openDatabase({ address, directory: "" });
  for (const each of [db, jobDb]) await each.execute(sql`select 1`);
  expect(keepAlive.mock.calls).toEqual([
    [true, 5_000],
    [true, 5_000],
  ]);
  keepAlive.mockRestore();
  await close();
  server.close();
});

/** Listens, and handles each connection with `onConnect`. */
async function openFault(onConnect: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => onConnect(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { address: `postgres://lintel:secret@127.0.0.1:${port}/lintel`, stop };
}

const fatal = (code: string) => (socket: Socket) =>
  socket.end(message("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mcanary\0\0`)));

/** Accepts connections, and answers each statement with this error. */
const refusal = (code: string) => (socket: Socket) => {
  socket.write(WELCOME);
  const error = message("E", Buffer.from(`SERROR\0VERROR\0C${code}\0Mcanary\0\0`));
  socket.on("data", () => socket.write(Buffer.concat([error, READY])));
};

/** Returns the backend's answers to a call that reads this database, and to a probe. */
async function answersOver(address: string) {
  const { db, close } = await openDatabase({ address, directory: "" });
  const storage = new Storage({ directory: "nowhere", origin: "http://localhost:4001", secret: "secret" });
  const app = buildApp({ db, storage, secret: "secret" });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const call = fetch(`${origin}/insured?key=ins-1`, { headers: { "x-access-token": "a-token" } });
  const startedAt = Date.now();
  const probe = await fetch(`${origin}/healthz`);
  const probedMs = Date.now() - startedAt;
  return { call, probe, probedMs, stop: () => Promise.all([app.close(), close()]) };
}

test.each([
  ["starts", fatal("57P03")],
  ["shuts down", fatal("57P01")],
  ["has crashed", fatal("57P02")],
  ["has no connection left", fatal("53300")],
  ["takes no writes", refusal("25006")],
  ["has canceled the statement", refusal("57014")],
  ["has no memory left", refusal("53200")],
  ["hangs up", (socket: Socket) => void socket.destroy()],
])("a call while the database %s is answered 503 as retryable, and the backend is unhealthy", async (_, onConnect) => {
  const fault = await openFault(onConnect);
  const { call, probe, stop } = await answersOver(fault.address);
  const answer = await call;
  expect([answer.status, answer.headers.get("retry-after"), probe.status]).toEqual([503, "1", 503]);
  expect(await answer.text()).not.toContain("canary");
  await stop();
  await fault.stop();
});

test("a call while no database listens is answered 503", async () => {
  const fault = await openFault(() => undefined);
  await fault.stop();
  const { call, probe, stop } = await answersOver(fault.address);
  expect([(await call).status, probe.status]).toEqual([503, 503]);
  await stop();
});

test("with a silent database, the probe gives up after a second and a call after ten", async () => {
  const fault = await openFault(() => undefined);
  const { call, probe, probedMs, stop } = await answersOver(fault.address);
  expect(probe.status).toBe(503);
  expect(probedMs).toBeLessThan(5_000);
  expect((await call).status).toBe(503);
  await stop();
  await fault.stop();
}, 30_000);

test("an error in a statement is not an outage", async () => {
  const fault = await openFault(fatal("42P01"));
  const { call, stop } = await answersOver(fault.address);
  expect((await call).status).toBe(500);
  await stop();
  await fault.stop();
});
