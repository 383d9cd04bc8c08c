/** The log: one JSON line per event. Of a request its method and path, never its query, headers or body. */
import pino, { type DestinationStream, type Logger } from "pino";

export function createLog(destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    base: null,
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?")[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      // A database error carries the statement's values: only what names the fault is kept.
      err: (error: Error & { code?: string; cause?: Error }) => ({
        type: error.name,
        code: error.code,
        cause: error.cause?.message,
        stack: error.stack
          ?.split("\n")
          .filter((line) => line.trimStart().startsWith("at "))
          .join("\n"),
      }),
    },
  };
  return pino(options, destination);
}
