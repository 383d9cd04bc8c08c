/** The bucket's server, with its own origin: accepts posted forms, and serves files by signed address. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { UPLOAD_LIMITS } from "../../lib/domain/upload-rules";
import { answerFailure, answerUnreadable } from "../failures/answer-failure";
import { Failure, invalidInput, notFound } from "../failures/failure";
import { parseName } from "./object-names";
import { receiveUpload } from "./receive-upload";
import { serveFile } from "./serve-file";
import type { Storage } from "./storage";
import { Thumbnails } from "./thumbnails";

/** Enough for the largest video over a slow connection. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const IDLE_TIMEOUT_MS = 120_000;
/** Boundaries, headers and fields around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_FORM_BYTES = Math.max(...Object.values(UPLOAD_LIMITS)) + FORM_OVERHEAD_BYTES;

export type StorageAppParts = {
  storage: Storage;
  /** The origin whose pages may read the bucket's answers. */
  appOrigin: string;
  logger?: FastifyBaseLogger;
};

const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "access-control-expose-headers": "ETag, Content-Length, Content-Range, Accept-Ranges, Location",
};

function createPostHandler({ storage }: StorageAppParts, thumbnails: Thumbnails) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (Number(request.headers["content-length"] ?? 0) > MAX_FORM_BYTES) {
      throw new Failure("invalid_input", "The file is too large.", { status: 413 });
    }
    const form = { contentType: request.headers["content-type"], body: request.raw };
    try {
      const { name } = await receiveUpload(storage, form);
      const parsed = parseName(name);
      // Prepared for the first contact sheet; an unreadable image is refused with its record.
      if (parsed?.contentType.startsWith("image/")) thumbnails.ensure(parsed.key).catch(() => undefined);
      return reply.code(204).header("location", storage.addressOf(name)).send();
    } catch (error) {
      const { destroyed, complete } = request.raw;
      throw destroyed && !complete ? invalidInput("The upload was cut off.") : error;
    } finally {
      request.raw.resume();
    }
  };
}

export function buildStorageApp(parts: StorageAppParts): FastifyInstance {
  const { storage, appOrigin, logger } = parts;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: "idle",
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
  }) as FastifyInstance;
  const thumbnails = new Thumbnails(storage);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(notFound("There is no such file."), request, reply));
  app.addHook("onRequest", async (_request, reply) => {
    // Also for requests without an Origin, so that a picture from the cache can be drawn on a canvas.
    reply.headers({ ...COMMON_HEADERS, "access-control-allow-origin": appOrigin });
  });
  app.addHook("onClose", () => thumbnails.settle());
  app.removeAllContentTypeParsers();
  // The handler streams the form itself.
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
  app.get("/healthz", async () => ({ isUp: true }));
  app.post("/", createPostHandler(parts, thumbnails));
  app.options("/*", async (_request, reply) => {
    const allowed = {
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": "Content-Type, Range, If-Range, If-None-Match",
      "access-control-max-age": "600",
    };
    return reply.headers(allowed).code(204).send();
  });
  for (const folder of ["uploads", "thumbnails"]) {
    app.route({ method: ["GET", "HEAD"], url: `/${folder}/*`, handler: serveFile(storage, thumbnails, folder) });
  }
  return app;
}
