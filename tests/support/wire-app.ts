/** The built app as a process, over a backend that behaves as instructed. */
import { type ChildProcess, spawn } from "node:child_process";
import net, { type AddressInfo } from "node:net";
import type { SessionRecord } from "@/lib/server/session/session-record";
import { sealSession } from "@/lib/server/session/session-seal";
import { FaultBackend } from "./fault-backend";
import { sessionRecord } from "./session-record";

const SECRET = "wire-session-secret-of-enough-length-000";
export const WIRE_TOKEN = "wire-access-token-0123456789";

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export class WireApp {
  readonly backend = new FaultBackend();
  port = 0;
  /** The app's output, from both streams. */
  output = "";
  process!: ChildProcess;
  private isHttps = true;

  /** Starts the app, at an https origin by default; resolves when it is healthy. */
  async start(
    variables: Record<string, string> = {},
    command = [process.execPath, "scripts/start.mjs"],
  ): Promise<void> {
    this.port = await freePort();
    const [program = "", ...args] = command;
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(this.port),
      APP_ENVIRONMENT: "artisan",
      APP_ORIGIN: "https://lintel.test",
      BACKEND_URL: await this.backend.start(),
      SESSION_SECRET: SECRET,
      ...variables,
    };
    this.isHttps = env.APP_ORIGIN?.startsWith("https:") ?? false;
    this.process = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const appendOutput = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    this.process.stdout?.on("data", appendOutput);
    this.process.stderr?.on("data", appendOutput);
    const end = Date.now() + 60_000;
    for (;;) {
      const answer = await fetch(this.address("/healthz")).catch(() => null);
      if (answer?.ok) return;
      if (this.process.exitCode !== null || Date.now() > end) throw new Error(`The app did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  address(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  async stop(): Promise<void> {
    await this.backend.stop();
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    await ended;
  }

  /** Returns the Cookie header of a session sealed now. */
  async cookie(changes: Partial<SessionRecord> = {}): Promise<string> {
    const sealed = await sealSession(sessionRecord({ accessToken: WIRE_TOKEN, ...changes }), [SECRET]);
    return `${this.isHttps ? "__Host-lintel" : `lintel-${this.port}`}=${sealed}`;
  }

  /** Returns a request line and the headers of the app's pages; `more` are complete lines. */
  async head(methodAndTarget: string, more: readonly string[] = [], cookie?: string): Promise<string> {
    const lines = [
      `${methodAndTarget} HTTP/1.1`,
      `Host: 127.0.0.1:${this.port}`,
      `Cookie: ${cookie ?? (await this.cookie())}`,
      "X-Requested-With: lintel",
      "Sec-Fetch-Site: same-origin",
      ...more,
    ];
    return `${lines.join("\r\n")}\r\n\r\n`;
  }
}
