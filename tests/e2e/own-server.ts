/** A server of the built app that a test starts, stops and restarts with another environment, on one port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import path from "node:path";
import { RELAY } from "./lane";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

export class OwnServer {
  private running: ChildProcess | null = null;
  private constructor(private readonly port: number) {}

  static async reserve(): Promise<OwnServer> {
    return new OwnServer(await freePort());
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Stops the previous server and resolves when the new one answers. It reaches the backend through the relay. */
  async start(variables: Record<string, string>): Promise<void> {
    await this.stop();
    const log = openSync(path.resolve(".test-output/own-server.log"), "a");
    this.running = spawn(process.execPath, ["scripts/start.mjs"], {
      stdio: ["ignore", log, log],
      env: {
        ...process.env,
        PORT: String(this.port),
        APP_ORIGIN: this.origin,
        BACKEND_URL: RELAY,
        ...variables,
      },
    });
    closeSync(log);
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await fetch(`${this.origin}/healthz`).catch(() => null);
      if (answer?.ok) return;
      if (this.running.exitCode !== null) throw new Error("The server ended before it answered.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The server did not start.");
  }

  async stop(): Promise<void> {
    if (!this.running || this.running.exitCode !== null) return;
    const ended = once(this.running, "exit");
    this.running.kill("SIGTERM");
    await ended;
  }
}
