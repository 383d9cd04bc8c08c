/** The server without its address: what the entry listens with and the tests inject into. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Db } from "./db/database";
import { DatabaseHealth } from "./db/database-health";
import { localAnalyzer } from "./detect/local-analyzer";
import type { PhotoAnalyzer } from "./detect/photo-analyzer";
import { DEFAULT_APP_ORIGIN } from "./environment";
import { answerFailure, answerUnreadable } from "./failures/answer-failure";
import { notFound } from "./failures/failure";
import { handlers } from "./handlers/all-handlers";
import type { Caller } from "./http/caller";
import { readJsonBodies } from "./http/read-body";
import { readFormBodies } from "./http/read-form";
import { readTableBodies } from "./http/read-table";
import { registerRoutes } from "./http/routes";
import { Secrets } from "./http/secrets";
import { registerInvitePage } from "./mail/invite-page";
import { Outbox } from "./mail/outbox";
import { registerOutboxPage } from "./mail/outbox-page";
import type { DemoSetting } from "./seed/reset-company";
import type { Storage } from "./storage/storage";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Takes a form of several parts in place of JSON. */
    isForm?: boolean;
    /** Takes a table as text beside JSON. */
    isTable?: boolean;
  }
}

export type AppParts = {
  db: Db;
  secret: string;
  storage: Storage;
  /** Without one, photos are analyzed in this thread. */
  photoAnalyzer?: PhotoAnalyzer;
  appOrigin?: string;
  /** Where invitations lead; without it none can be sent. */
  captureUrl?: string | null;
  /** The chat's secret; without it nobody is proved to the chat. */
  chatIdentitySecret?: string | null;
  /** How the demo was made; without it no company is put back. */
  demo?: DemoSetting | null;
  /** Where messages go; without it they are kept in the clear, as the demo keeps them. */
  outbox?: Outbox;
  /** Serves the outbox page. */
  isDemo?: boolean;
  clock?: () => Date;
  logger?: FastifyBaseLogger;
};

/** As the app writes them; anything else is not let into the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The caller's id where it is a plain one, so that one id leads through both logs, else a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** For a whole request to come in: who sends slower does not hold a connection for ever. */
const REQUEST_TIMEOUT_MS = 120_000;

export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : {}),
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: "idle",
    genReqId: requestIdOf,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
  }) as FastifyInstance;
  const clock = parts.clock ?? (() => new Date());
  readJsonBodies(app);
  readFormBodies(app);
  readTableBodies(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(notFound("There is no such call."), request, reply));
  const health = new DatabaseHealth(parts.db);
  app.get("/healthz", async (_request, reply) => {
    const isUp = await health.read();
    return reply.code(isUp ? 200 : 503).send({ isUp });
  });
  if (parts.isDemo) {
    registerOutboxPage(app, parts.db);
    registerInvitePage(app, parts.db, clock);
  }
  registerRoutes(app, {
    db: parts.db,
    secrets: new Secrets(parts.secret),
    outbox: parts.outbox ?? Outbox.shown(),
    storage: parts.storage,
    photoAnalyzer: parts.photoAnalyzer ?? localAnalyzer,
    appOrigin: parts.appOrigin ?? DEFAULT_APP_ORIGIN,
    captureUrl: parts.captureUrl ?? null,
    chatIdentitySecret: parts.chatIdentitySecret ?? null,
    demo: parts.demo ?? null,
    clock,
    handlers,
  });
  return app;
}
