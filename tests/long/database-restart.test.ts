/**
 * PostgreSQL is killed under the running backend and started again: calls are answered as retryable, none is refused,
 * nothing is lost.
 */
import path from "node:path";
import { sql } from "drizzle-orm";
import { buildApp } from "@/backend/app";
import { openDatabase, selectRows } from "@/backend/db/database";
import { migrate } from "@/backend/db/migrate";
import { Secrets } from "@/backend/http/secrets";
import { DEMO_PASSWORD } from "@/backend/seed/demo-employees";
import { seedDemo } from "@/backend/seed/seed-when-empty";
import { Storage } from "@/backend/storage/storage";
import { PostgresServer } from "@/tests/support/postgres-server";

const SECRET = "a-secret-for-tests-of-32-characters";
const APP_ORIGIN = "http://localhost:3000";

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.open();
}, 300_000);
afterAll(() => server?.close());

test("edits sent while PostgreSQL is down are answered 503 and succeed afterwards, once", async () => {
  const { db, close } = await openDatabase({ address: await server.createDatabase("restarted"), directory: "" });
  await migrate(db, path.join(process.cwd(), "backend/db/migrations"));
  await seedDemo(db, new Secrets(SECRET), { now: new Date().toISOString(), appOrigin: APP_ORIGIN, contactCount: 5 });
  const storage = new Storage({ directory: "nowhere", origin: "http://localhost:4001", secret: SECRET });
  const app = buildApp({ db, storage, secret: SECRET });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const send = (method: string, route: string, body: object, token = "") =>
    fetch(`${address}/${route}`, {
      method,
      headers: { "content-type": "application/json", "x-access-token": token },
      body: JSON.stringify(body),
    });
  const credentials = { email: "superadmin@lintel.test", password: DEMO_PASSWORD, timezone: "UTC" };
  const { device } = (await (await send("PUT", "employee/login", credentials)).json()) as {
    device: { accessToken: string };
  };
  const [project] = await selectRows<{ key: string }>(db, sql`select key from project limit 1`);
  const bookmark = { key: "book-1", targetType: "project", targetKey: project?.key };
  const edit = () => send("POST", "bookmark", bookmark, device.accessToken);

  const inFlight = Array.from({ length: 20 }, edit);
  await server.halt("SIGQUIT");
  const interrupted = await Promise.all(inFlight);
  const during = await edit();
  expect([during.status, during.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await fetch(`${address}/healthz`)).status).toBe(503);
  await server.start();
  const after = await edit();
  // No call is answered 500, whether it succeeded or is retryable.
  expect(interrupted.map(({ status }) => status).filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(after.status).toBe(200);
  expect(await selectRows(db, sql`select key from bookmark`)).toEqual([{ key: "book-1" }]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await app.close();
  await close();
}, 120_000);
