/** The log: one JSON line per event. A request is logged by method and path, never by query, headers or body. */
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
      // A database error carries the statement's values, so only fields that identify the fault are logged.
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
