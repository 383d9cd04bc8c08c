/**
 * The reference backend in memory with small demo data, called by the contract's names. Needs the PGlite environment.
 */
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "@/backend/app";
import type { Db } from "@/backend/db/database";
import { migrate } from "@/backend/db/migrate";
import { Secrets } from "@/backend/http/secrets";
import { Outbox } from "@/backend/mail/outbox";
import { DEMO_PASSWORD } from "@/backend/seed/demo-employees";
import type { DemoSetting } from "@/backend/seed/reset-company";
import { seedDemo } from "@/backend/seed/seed-when-empty";
import { pairBucket } from "@/backend/storage/bucket-pairing";
import { type EndpointName, rowOf } from "@/lib/contract/endpoints";
import { TestBucket } from "./test-bucket";
import { openTestDatabase, type TestDatabase } from "./test-database";

declare global {
  var borrowPglite: (
    name: string,
    prepare: (client: PGlite) => Promise<void>,
  ) => Promise<{ client: PGlite; release: () => Promise<void> }>;
  var restorePglite: (tar: Uint8Array) => Promise<PGlite>;
}

export const SECRET = "a-secret-for-tests-of-32-characters";
export const NOW = "2026-03-02T10:00:00.000Z";
export const CONTACT_COUNT = 45;
export const APP_ORIGIN = "http://localhost:3000";
/** Base address of invitation links. */
export const CAPTURE_URL = "https://film.example.com/i";

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
};

export type TestBackendOptions = {
  outbox?: Outbox;
  logger?: FastifyBaseLogger;
  isDemo?: boolean;
  captureUrl?: string | null;
  chatIdentitySecret?: string | null;
  demo?: DemoSetting | null;
};

export class TestBackend {
  private constructor(
    readonly app: FastifyInstance,
    readonly outbox: Outbox,
    readonly bucket: TestBucket,
    private readonly database: TestDatabase,
    readonly address: string,
    private readonly time: { now: string },
  ) {}

  /** Messages are stored unencrypted, as in the demo, unless another outbox is given. */
  static async start({ outbox = Outbox.shown(), ...options }: TestBackendOptions = {}): Promise<TestBackend> {
    const database = await openTestDatabase(`seeded ${CONTACT_COUNT}`, async (db) => {
      await migrate(db, path.join(process.cwd(), "backend/db/migrations"));
      await seedDemo(db, new Secrets(SECRET), {
        now: NOW,
        appOrigin: APP_ORIGIN,
        contactCount: CONTACT_COUNT,
      });
    });
    const { db } = database;
    const time = { now: NOW };
    const clock = () => new Date(time.now);
    const bucket = await TestBucket.start({ secret: SECRET, appOrigin: APP_ORIGIN, clock });
    await pairBucket(db, bucket.storage, NOW, true);
    const parts = { db, secret: SECRET, outbox, storage: bucket.storage, clock };
    const demo = { contactCount: CONTACT_COUNT, mediaDirectory: null };
    const app = buildApp({ captureUrl: CAPTURE_URL, demo, ...options, ...parts });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    return new TestBackend(app, outbox, bucket, database, address, time);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.bucket.stop();
    await this.database.close();
  }

  get db(): Db {
    return this.database.db;
  }

  /** Returns the statements that `work` sends to the database. */
  async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.database.statements.length;
    await work();
    return this.database.statements.slice(before);
  }

  /** Returns the time of the server's clock. */
  get now(): string {
    return this.time.now;
  }

  /** Moves the server's clock. */
  pass(milliseconds: number): void {
    this.time.now = new Date(Date.parse(this.time.now) + milliseconds).toISOString();
  }

  /** Calls a row, with its parameters in the query or body as the row says. */
  async call(name: EndpointName, params: object, token?: string, headers: object = {}): Promise<Answer> {
    const { method, path: route, sends } = rowOf(name);
    const query = new URLSearchParams(
      Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    const isBody = sends === "body";
    return this.send(sends === "query" ? `${route}?${query}` : route, {
      method,
      headers: {
        ...(token ? { "x-access-token": token } : {}),
        ...(isBody ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(isBody ? { body: JSON.stringify(params) } : {}),
    });
  }

  /** Sends any request. */
  async send(route: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.address}/${route}`, init);
    const text = await response.text();
    const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  }

  async signIn(name: string, password = DEMO_PASSWORD): Promise<Answer> {
    return this.call("employee.login", { email: `${name}@lintel.test`, password, timezone: "UTC" });
  }

  /** Returns the access token of a demo sign-in. */
  async tokenOf(name: string): Promise<string> {
    const { body } = await this.signIn(name);
    return (body.device as { accessToken: string }).accessToken;
  }
}

/** Returns the type of the first failure, for short expectations. */
export function failureType({ body }: Answer): string | undefined {
  return (body.status as { type: string }[] | undefined)?.[0]?.type;
}
