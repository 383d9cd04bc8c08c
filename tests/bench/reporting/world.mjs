/** The reference backend as built, on its embedded database, with inspections of five years. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { ROOT, stop, waitUntilReady } from "../../../scripts/processes.mjs";

const INSURED = 20_000;
const CLAIMS_EACH = 5;
const INSPECTIONS_EACH = 2;
/** Rows per statement. */
const CHUNK = 2_000;

async function startBackend(directory, port) {
  const child = spawn(process.execPath, [path.join(ROOT, "dist/backend/server.mjs")], {
    cwd: ROOT,
    env: {
      ...process.env,
      DEMO_MODE: "true",
      BACKEND_SECRET: "bench-backend-secret-of-enough-length",
      BACKEND_PORT: String(port),
      STORAGE_PORT: String(port + 1),
      DATA_DIR: directory,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (await waitUntilReady(`http://127.0.0.1:${port}/healthz`, child)) return child;
  await stop(child);
  throw new Error("The reference backend did not start.");
}

const insertStatements = (from, to) => `
  insert into insured (doc) select jsonb_build_object('key', 'ins-bench-' || n, 'companyKey', c.key, 'givenName', 'Bench',
    'familyName', md5(n::text), 'isActive', true, 'createdAt', '2021-01-01T00:00:00.000Z', 'updatedAt', '2021-01-01T00:00:00.000Z')
  from generate_series(${from}, ${to}) n join lateral (select key from company order by key offset n % 5 limit 1) c on true;
  insert into property (doc) select jsonb_build_object('key', 'pr-bench-' || n, 'insuredKey', 'ins-bench-' || n, 'address',
    jsonb_build_object('line1', n || ' ' || md5('street' || n), 'city', 'Novato', 'region', 'CA', 'postalCode', '94949', 'country', 'US'))
  from generate_series(${from}, ${to}) n;
  insert into project (doc) select jsonb_build_object('key', 'prj-bench-' || n || '-' || m, 'insuredKey', 'ins-bench-' || n,
    'companyKey', i.company_key, 'propertyKey', 'pr-bench-' || n, 'claimNumber', 'B-' || md5(n || '-' || m), 'createdAt', t.at, 'updatedAt', t.at,
    'orderType', (array['claim', 'multiroom-claim', 'underwriting'])[1 + (n + m) % 3], 'revision', 1,
    'status', (array['delivered', 'delivered', 'delivered', 'in review', 'needs review', 'needs media', 'rejected'])[1 + (n * 3 + m) % 7],
    'statusChangedAt', to_char((t.at::timestamptz + ((n * 7 + m * 13) % 240) * interval '30 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from generate_series(${from}, ${to}) n cross join generate_series(1, ${CLAIMS_EACH}) m join insured i on i.key = 'ins-bench-' || n
  cross join lateral (select to_char(timestamp '2026-11-01' - ((n * ${CLAIMS_EACH} + m) * 25 % 2628000) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) t;
  insert into survey (doc) select jsonb_build_object('key', 'srv-bench-' || n || '-' || m || '-' || k, 'projectKey', p.key, 'name', 'Full home',
    'done', true, 'revision', 1, 'createdAt', p.created_at, 'reviewedAt', case when p.status = 'delivered' then p.created_at end)
  from generate_series(${from}, ${to}) n cross join generate_series(1, ${CLAIMS_EACH}) m cross join generate_series(1, ${INSPECTIONS_EACH}) k
  join project p on p.key = 'prj-bench-' || n || '-' || m;`;

async function fill(directory) {
  const db = await PGlite.create(path.join(directory, "pg"));
  for (let from = 1; from <= INSURED; from += CHUNK) await db.exec(insertStatements(from, from + CHUNK - 1));
  await db.close();
}

async function signIn(address) {
  const answer = await fetch(`${address}/employee/login`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "superadmin@lintel.test", password: "Lintel-2026!", timezone: "UTC" }),
  });
  return (await answer.json()).device.accessToken;
}

/**
 * Starts the backend. `ask(path, params)` sends a query and returns the body; `stopBackend` stops the backend and
 * leaves its data in `directory`; `close` stops it and deletes its data.
 */
export async function startReportWorld(port) {
  const directory = await mkdtemp(path.join(os.tmpdir(), "lintel-reports-"));
  let child = null;
  const stopBackend = async () => {
    await stop(child);
    child = null;
  };
  const close = async () => {
    await stopBackend();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    // The first start creates the tables and the demo's sign-ins.
    await stop(await startBackend(directory, port));
    await fill(directory);
    child = await startBackend(directory, port);
    const address = `http://127.0.0.1:${port}`;
    const token = await signIn(address);
    const ask = async (callPath, params) => {
      const answer = await fetch(`${address}/${callPath}?${new URLSearchParams(params)}`, {
        headers: { "x-access-token": token },
      });
      if (!answer.ok) throw new Error(`${callPath} ${JSON.stringify(params)}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    return { ask, directory, stopBackend, close };
  } catch (error) {
    await close();
    throw error;
  }
}
