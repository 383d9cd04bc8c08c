/** A PostgreSQL for one test or script: a new cluster in the temporary folder, on a free loopback port. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

const PACKAGES = "/usr/lib/postgresql";
const READY_WITHIN_MS = 60_000;
const INSTALL_HINT = "PostgreSQL is needed and could not be installed: run `apt-get install postgresql` as root.";

function findPrograms(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(PACKAGES, version, "bin")), "/usr/local/pgsql/bin"];
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

/** Returns the folder of initdb, postgres and pg_dump; installs Debian's package if needed and permitted. */
export function ensurePostgres(): string {
  const found = findPrograms();
  if (found) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => execFileSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "postgresql");
  } catch {
    throw new Error(INSTALL_HINT);
  }
  const installed = findPrograms();
  if (!installed) throw new Error(INSTALL_HINT);
  return installed;
}

/** Returns the package's user if this process runs as root, because PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export class PostgresServer {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly programs: string,
    private readonly directory: string,
    private readonly user: { uid?: number; gid?: number },
    readonly port: number,
  ) {}

  static async open(): Promise<PostgresServer> {
    const programs = ensurePostgres();
    const user = unprivilegedUser();
    const directory = mkdtempSync(path.join(tmpdir(), "lintel-postgres-"));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
    const data = path.join(directory, "data");
    const args = ["-D", data, "-U", "lintel", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
    execFileSync(path.join(programs, "initdb"), args, { ...user, cwd: directory, stdio: "ignore" });
    const server = new PostgresServer(programs, directory, user, await freePort());
    await server.start();
    return server;
  }

  addressOf(database: string): string {
    return `postgres://lintel@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts the server on the same port and data as before; resolves once it accepts statements. */
  async start(): Promise<void> {
    const options = ["-D", path.join(this.directory, "data"), "-p", String(this.port), "-k", this.directory];
    const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
    const program = path.join(this.programs, "postgres");
    this.process = spawn(program, [...options, ...settings], { ...this.user, cwd: this.directory, stdio: "ignore" });
    const end = Date.now() + READY_WITHIN_MS;
    while (!(await this.answers())) {
      if (Date.now() > end) throw new Error("PostgreSQL did not start in time.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.addressOf("postgres") });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  async createDatabase(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.addressOf("postgres") });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.addressOf(name);
  }

  /** Returns the database as SQL that either store can read: plain inserts, no owner. */
  dump(database: string): string {
    const options = ["--inserts", "--rows-per-insert=200", "--no-owner", "--no-privileges", "--no-comments"];
    return execFileSync(path.join(this.programs, "pg_dump"), [...options, this.addressOf(database)], {
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    });
  }

  /** Restores a result of `dump` into an empty database. */
  restore(database: string, dump: Uint8Array): void {
    const options = ["-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", this.addressOf(database)];
    execFileSync(path.join(this.programs, "psql"), options, { input: dump, stdio: ["pipe", "ignore", "inherit"] });
  }

  /** SIGQUIT cuts every connection at once, like a crash; SIGINT is the first half of an orderly restart. */
  async halt(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const { process: running } = this;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.halt();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
