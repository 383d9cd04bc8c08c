/** Starts, awaits and stops the programs that the commands consist of. Has no dependencies. */
import { spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a program to its end; resolves with its exit code. Output goes to the terminal by default. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a program without output; resolves with its exit code and output. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], ...options });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => output.push(piece));
    child.on("error", reject);
    child.on("close", (code, signal) =>
      resolve({ code: signal ? 1 : (code ?? 1), output: Buffer.concat(output).toString() }),
    );
  });
}

/** Runs a program, and ends this one with a message if it fails. */
export async function runOrExit(label, command, args, options) {
  const code = await run(command, args, options).catch(() => 127);
  if (code !== 0) {
    console.error(`\n${label} failed (exit code ${code}).`);
    process.exit(code);
  }
}

/** True if nothing listens on the port, on either loopback address. */
export async function isPortFree(port) {
  const isFreeAt = (host) =>
    new Promise((resolve) => {
      const probe = net.createServer();
      probe.once("error", (error) => resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT"));
      probe.listen({ port, host }, () => probe.close(() => resolve(true)));
    });
  return (await isFreeAt("127.0.0.1")) && (await isFreeAt("::1")) && (await isFreeAt("0.0.0.0"));
}

/** Waits until the address answers with a status under 500, or the program behind it has ended. */
export async function waitUntilReady(address, child, timeoutMs = 120_000) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) return false;
    try {
      const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
      if (answer.status < 500) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Asks a program to stop, and kills it after ten seconds. */
export function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
