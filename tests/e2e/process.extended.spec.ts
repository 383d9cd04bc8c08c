/** The app as a process: when it refuses to start, and how it ends (quality rules S19 and R6). */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { answerJson } from "@/tests/support/fault-backend";
import { RawConnection, valuesOf } from "@/tests/support/raw-client";
import { freePort, WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const GOOD = {
  APP_ENVIRONMENT: "prod",
  BACKEND_URL: "http://127.0.0.1:9",
  SESSION_SECRET: "process-session-secret-of-enough-length",
  APP_ORIGIN: "https://lintel.test",
  STORAGE_ORIGIN: "https://s3.lintel.test",
};

/** Runs a program until it exits; the code is null if it kept running and was stopped. */
async function outcomeOf(
  variables: Record<string, string>,
  script = "scripts/start.mjs",
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, PORT: String(await freePort()), ...variables };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const force = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearTimeout(force);
  return { code, output };
}

const REFUSED: [string, Record<string, string>, string][] = [
  ["a missing backend", { ...GOOD, BACKEND_URL: "" }, "BACKEND_URL is missing"],
  [
    "a short secret",
    { ...GOOD, SESSION_SECRET: "too-short-canary" },
    "SESSION_SECRET must be one or several secrets, separated by commas, each of at least 32 characters",
  ],
  [
    "a second secret that is short",
    { ...GOOD, SESSION_SECRET: `${GOOD.SESSION_SECRET},canary` },
    "SESSION_SECRET must be one or several secrets, separated by commas, each of at least 32 characters",
  ],
  ["no secret at all", { ...GOOD, SESSION_SECRET: "" }, "SESSION_SECRET is missing"],
  ["no origin", { ...GOOD, APP_ORIGIN: " " }, "APP_ORIGIN is missing"],
  ["an http origin", { ...GOOD, APP_ORIGIN: "http://lintel.test" }, "APP_ORIGIN must be https, localhost aside"],
  [
    "no environment beside an https origin",
    { ...GOOD, APP_ENVIRONMENT: "", STORAGE_ORIGIN: "https://s3.lintel.test" },
    "APP_ENVIRONMENT must not be dev beside an https APP_ORIGIN",
  ],
  [
    "an example secret",
    { ...GOOD, SESSION_SECRET: "replace-me-with-32-or-more-random-characters" },
    "SESSION_SECRET can be guessed: make one with `openssl rand -base64 48`",
  ],
];

test("the app refuses to start with an unsafe configuration, and says why", async () => {
  test.slow();
  for (const [what, variables, message] of REFUSED) {
    const { code, output } = await outcomeOf(variables);
    expect([what, code]).toEqual([what, 1]);
    expect(output).toContain(`The environment is not complete. ${message}. See .env.example.`);
    expect(output).not.toContain("canary");
  }
});

const OLD_FILES = 80;

/** Creates a bucket with files that are two months old; returns a function that counts them. */
async function oldBucket(directory: string): Promise<() => Promise<number>> {
  const folder = path.join(directory, "uploads/insured-generic");
  await mkdir(folder, { recursive: true });
  const twoMonthsAgo = new Date(Date.now() - 60 * 86_400_000);
  for (let count = 0; count < OLD_FILES; count += 1) {
    const file = path.join(folder, `img-${count}.jpg`);
    await writeFile(file, "bytes");
    await utimes(file, twoMonthsAgo, twoMonthsAgo);
  }
  return async () => (await readdir(folder)).length;
}

test("the backend deletes no file if its database is wrong or missing, and says what is wrong", async () => {
  test.slow();
  const directory = await mkdtemp(path.join(tmpdir(), "lintel-wrong-database-"));
  const port = await freePort();
  const variables = {
    DEMO_MODE: "",
    BACKEND_SECRET: "8f3a61c05be29d74a1f07c36e5b2d948",
    BACKEND_PORT: String(port),
    STORAGE_PORT: String(await freePort()),
    DATA_DIR: directory,
    STORAGE_DIR: path.join(directory, "files"),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "no-reply@lintel.test",
  };
  try {
    const server = "dist/backend/server.mjs";
    const unnamed = await outcomeOf({ ...variables, DATABASE_URL: "" }, server);
    expect([unnamed.code, unnamed.output]).toEqual([1, expect.stringContaining("DATABASE_URL is missing")]);

    const filesLeft = await oldBucket(variables.STORAGE_DIR);
    const empty = await outcomeOf({ ...variables, DATABASE_URL: "embedded" }, server);
    expect([empty.code, empty.output]).toEqual([
      1,
      expect.stringContaining("The database has a record of 0 of the bucket's 80 uploads, and of 0 of the newest 20."),
    ]);
    expect(await filesLeft()).toBe(OLD_FILES);

    // Once a person has assigned the files to this database, they also survive the start.
    const [, id = ""] = /write ([\w-]{36}) into/.exec(empty.output) ?? [];
    await writeFile(path.join(variables.STORAGE_DIR, "database-id"), id);
    const child = spawn(process.execPath, [server], {
      env: { ...process.env, ...variables, DATABASE_URL: "embedded" },
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status, {
        timeout: 60_000,
      })
      .toBe(200);
    child.kill("SIGTERM");
    await ended;
    expect(await filesLeft()).toBe(OLD_FILES);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test("on SIGTERM, the app does not wait for a client with an upgraded protocol", async () => {
  const app = new WireApp();
  await app.start();
  try {
    for (const target of ["/_next/x", "/no-such/page"]) {
      const socket = net.connect(app.port, "127.0.0.1").on("error", () => undefined);
      socket.resume().write(await app.head(`GET ${target}`, ["Connection: Upgrade", "Upgrade: websocket"]));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const ended = new Promise<number | null>((resolve) => app.process.once("exit", resolve));
    const signaledAt = Date.now();
    app.process.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(Date.now() - signaledAt).toBeLessThan(15_000);
  } finally {
    await app.stop();
  }
});

test("on SIGTERM, the app reports itself not ready, finishes running requests, and exits cleanly, through npm too", async () => {
  const app = new WireApp();
  app.backend.behave(answerJson(200, { employee: {} }));
  await app.start({}, ["npm", "start", "--silent"]);
  try {
    const ready = async () => (await fetch(app.address("/readyz"))).status;
    expect(await ready()).toBe(200);
    // The call starts before the signal and is answered after it.
    app.backend.behave((_request, response) => void setTimeout(() => response.end('{"insured":{}}'), 6_000));
    const slow = new RawConnection(app.port);
    const running = slow.send(await app.head("GET /api/backend/insured?key=ins-1"));
    await expect.poll(() => app.backend.calls.some(({ target }) => target.startsWith("/insured"))).toBe(true);

    const ended = new Promise<number | null>((resolve) => app.process.once("exit", resolve));
    const signaledAt = Date.now();
    app.process.kill("SIGTERM");
    await expect.poll(ready, { timeout: 4_000, intervals: [50] }).toBe(503);
    const probe = new RawConnection(app.port);
    const during = await probe.send(await app.head("GET /healthz"));
    expect([during.status, valuesOf(during, "connection")]).toEqual([200, ["close"]]);

    const answer = await running;
    expect([answer.status, answer.isWhole, answer.body.toString()]).toEqual([200, true, '{"insured":{}}']);
    slow.close();
    expect(await ended).toBe(0);
    expect(Date.now() - signaledAt).toBeLessThan(30_000);
    await expect(fetch(app.address("/healthz"))).rejects.toThrow();
  } finally {
    await app.stop();
  }
});
