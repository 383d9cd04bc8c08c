/** Starts the contenders: Lintel, the handler as in the docs, a bare Node proxy and, if it is installed, nginx. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sealData } from "iron-session";
import { isPortFree, ROOT, waitUntilReady } from "../../../scripts/processes.mjs";
import { buildDocsStyle, nextBin } from "./docs-style.mjs";

const SECRET = "bench-session-secret-of-enough-length";
/** The usual length of a backend's token. */
const TOKEN = "bench-access-token".padEnd(200, "0");

const inFolder = (file) => path.join(import.meta.dirname, file);
const seal = (value) => sealData(value, { password: SECRET });

/** Starts one program, and returns it once its port answers. */
async function start(name, port, command, args, env) {
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken. Set BENCH_PORT to another.`);
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = await waitUntilReady(`http://127.0.0.1:${port}/`, child);
  if (!isReady) {
    child.kill("SIGKILL");
    throw new Error(`${name} did not start.`);
  }
  return child;
}

function nginxConfig(port, backendPort) {
  const folder = path.join(ROOT, ".test-output/nginx");
  mkdirSync(folder, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 1000000; ${temporary.join(" ")}
  upstream backend { server 127.0.0.1:${backendPort}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://backend; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  );
  return file;
}

/**
 * Returns {children, contenders, skipped}: a contender is {name, pid, address, prefix, headers}, where prefix precedes
 * a call's path; `children` grows as programs start, so that the caller can stop them in any case.
 */
export async function startContenders(firstPort, children) {
  const [backendPort, appPort, docsPort, barePort, nginxPort] = [0, 1, 2, 3, 4].map((offset) => firstPort + offset);
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const appOrigin = `http://localhost:${appPort}`;
  const contenders = [];
  const skipped = [];
  const register = (child) => {
    children.push(child);
    return child;
  };
  const add = async (name, port, [command, ...args], env, prefix, headers) => {
    const child = register(
      await start(name, port, command, args, { BACKEND_URL: backendUrl, SESSION_SECRET: SECRET, ...env }),
    );
    contenders.push({ name, pid: child.pid, address: `http://127.0.0.1:${port}`, prefix, headers });
  };
  const node = process.execPath;
  register(await start("The backend", backendPort, node, [inFolder("backend.mjs")], {}));

  const now = Date.now();
  const record = { t: TOKEN, e: `emp-${"b".repeat(32)}`, r: "employee", i: now, u: now };
  await add(
    "Lintel",
    appPort,
    [node, path.join(ROOT, "scripts/start.mjs")],
    { APP_ORIGIN: appOrigin },
    "/api/backend/",
    {
      cookie: `lintel-${appPort}=${await seal(record)}`,
      "x-requested-with": "lintel",
      "sec-fetch-site": "same-origin",
    },
  );
  const docsSession = { accessToken: TOKEN, employeeKey: record.e, role: record.r };
  const docsCommand = [node, nextBin, "start", await buildDocsStyle(), "-p", String(docsPort)];
  await add("docs-style", docsPort, docsCommand, {}, "/api/", { cookie: `docs-style=${await seal(docsSession)}` });
  await add("bare Node", barePort, [node, inFolder("bare-proxy.mjs")], {}, "/", { "x-access-token": TOKEN });
  if (spawnSync("nginx", ["-v"]).error) skipped.push({ name: "nginx", reason: "it is not installed" });
  else {
    const nginx = ["nginx", "-c", nginxConfig(nginxPort, backendPort)];
    await add("nginx", nginxPort, nginx, {}, "/", { "x-access-token": TOKEN });
  }
  return { contenders, skipped };
}
