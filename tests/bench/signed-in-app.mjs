/** The built app with the benchmark's own backend, and a browser that is signed in without the form. */
import { spawn } from "node:child_process";
import path from "node:path";
import { sealData } from "iron-session";
import { isPortFree, ROOT, waitUntilReady } from "../../scripts/processes.mjs";

const SECRET = "bench-session-secret-of-enough-length";

/** Starts the app and returns its process; `bucket` is the origin of photos. */
export async function startApp(port, backendPort, bucket) {
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken. Set BENCH_PORT to another.`);
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.mjs")], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      APP_ORIGIN: `http://localhost:${port}`,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      STORAGE_ORIGIN: bucket,
      SESSION_SECRET: SECRET,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (await waitUntilReady(`http://localhost:${port}/login`, child)) return child;
  child.kill("SIGKILL");
  throw new Error("The app did not start.");
}

/** Opens a page in its own context, in which this employee is signed in to the app on `port`. */
export async function signedInPage(browser, port, employeeKey) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const now = Date.now();
  const record = { t: "bench-access-token".padEnd(200, "0"), e: employeeKey, r: "employee", i: now, u: now };
  await context.addCookies([
    { name: `lintel-${port}`, value: await sealData(record, { password: SECRET }), url: `http://localhost:${port}` },
  ]);
  return context.newPage();
}
