/** Builds the backend's HTTP app without listening: the server opens a port for it, and tests inject requests. */
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
    /** Accepts multipart/form-data instead of JSON. */
    isForm?: boolean;
    /** Accepts a table as text, besides JSON. */
    isTable?: boolean;
  }
}

export type AppParts = {
  db: Db;
  secret: string;
  storage: Storage;
  /** If omitted, photos are analyzed in this thread. */
  photoAnalyzer?: PhotoAnalyzer;
  appOrigin?: string;
  /** Base address of invitation links; without one, no invitation can be sent. */
  captureUrl?: string | null;
  /** The chat provider's secret; without one, nobody is identified to the chat. */
  chatIdentitySecret?: string | null;
  /** How the demo data was created; without it, no company can be reset. */
  demo?: DemoSetting | null;
  /** Destination of messages; by default they are stored unencrypted, as in the demo. */
  outbox?: Outbox;
  isDemo?: boolean;
  clock?: () => Date;
  logger?: FastifyBaseLogger;
};

/** Format of the ids that the app generates; any other id is kept out of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Keeps the caller's id if it is well-formed, so that one id links both logs; otherwise creates one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const sentId = headers["x-request-id"];
  return typeof sentId === "string" && REQUEST_ID.test(sentId) ? sentId : randomUUID();
}

/** Limit for receiving a whole request, so that a slow sender cannot hold a connection open. */
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
