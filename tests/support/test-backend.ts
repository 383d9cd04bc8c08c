/** The reference backend in memory, seeded small, spoken to by the contract's names. Needs the PGlite environment. */
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { FastifyInstance } from "fastify";
import { buildApp } from "@/backend/app";
import type { Db } from "@/backend/db/database";
import { migrate } from "@/backend/db/migrate";
import { DEMO_PASSWORD } from "@/backend/seed/demo-employees";
import { seedDemo } from "@/backend/seed/seed-when-empty";
import { Secrets } from "@/backend/sign-in/secrets";
import { type EndpointName, rowOf } from "@/lib/contract/endpoints";

declare global {
  var createPglite: (name: string, prepare: (client: PGlite) => Promise<void>) => Promise<PGlite>;
}

export const SECRET = "a-secret-for-tests-of-32-characters";
export const NOW = "2026-03-02T10:00:00.000Z";
export const CONTACT_COUNT = 45;

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
};

export class TestBackend {
  private constructor(
    readonly app: FastifyInstance,
    readonly db: Db,
    private readonly client: PGlite,
    private readonly address: string,
    private readonly time: { now: string },
  ) {}

  static async start(): Promise<TestBackend> {
    const client = await globalThis.createPglite(`seeded ${CONTACT_COUNT}`, async (fresh) => {
      const db = drizzle({ client: fresh });
      await migrate(db, path.join(process.cwd(), "backend/db/migrations"));
      await seedDemo(db, new Secrets(SECRET), {
        now: NOW,
        appOrigin: "http://localhost:3000",
        contactCount: CONTACT_COUNT,
      });
    });
    const db = drizzle({ client });
    const time = { now: NOW };
    const app = buildApp({ db, secret: SECRET, clock: () => new Date(time.now) });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    return new TestBackend(app, db, client, address, time);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.client.close();
  }

  /** Moves the server's clock. */
  pass(milliseconds: number): void {
    this.time.now = new Date(Date.parse(this.time.now) + milliseconds).toISOString();
  }

  /** Calls a row with its parameters where the row says that they travel. */
  async call(name: EndpointName, params: object, token?: string, headers: object = {}): Promise<Answer> {
    const { method, path: place, sends } = rowOf(name);
    const query = new URLSearchParams(
      Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    const isBody = sends === "body";
    return this.send(sends === "query" ? `${place}?${query}` : place, {
      method,
      headers: {
        ...(token ? { "x-access-token": token } : {}),
        ...(isBody ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(isBody ? { body: JSON.stringify(params) } : {}),
    });
  }

  /** Any request at all. */
  async send(place: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.address}/${place}`, init);
    const text = await response.text();
    const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  }

  async signIn(name: string, password = DEMO_PASSWORD): Promise<Answer> {
    return this.call("employee.login", { email: `${name}@lintel.test`, password, timezone: "UTC" });
  }

  /** The access token of a demo sign-in. */
  async tokenOf(name: string): Promise<string> {
    const { body } = await this.signIn(name);
    return (body.device as { accessToken: string }).accessToken;
  }
}

/** The type of the first failure, for short expectations. */
export function failureType({ body }: Answer): string | undefined {
  return (body.status as { type: string }[] | undefined)?.[0]?.type;
}
