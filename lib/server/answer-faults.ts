/** Shared by every handler below /api: an exception or an unknown method is answered in the contract's shape. */
import "server-only";
import { answerNobody, refuse } from "./answer";
import { serverEnv } from "./env";
import { log } from "./log";

type FailedRequest = Pick<Request, "method" | "url" | "signal">;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type HandlerMethod = (typeof METHODS)[number];

/** Where the error was thrown, without its message, which may quote what a caller sent. */
function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
}

/** The handler, with a 500 that reveals nothing for every exception. */
export function answerFaults<Given extends FailedRequest>(
  handle: (request: Given) => Response | Promise<Response>,
): (request: Given) => Promise<Response> {
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (request.signal.aborted) return answerNobody();
      const path = new URL(request.url).pathname;
      const name = error instanceof Error ? error.name : typeof error;
      log.error({ method: request.method, path, error: name, places: placesOf(error) }, "a call broke");
      return refuse(500, "Something went wrong", "server_error", serverEnv());
    }
  };
}

/** Handlers for all methods but those `allowed`: 405 with the allowed ones. */
export function refuseOtherMethods(...allowed: HandlerMethod[]): Record<HandlerMethod, () => Response> {
  const refused = () => {
    const answer = refuse(405, "This call has no such method", "invalid_input", serverEnv());
    answer.headers.set("allow", allowed.join(", "));
    return answer;
  };
  return Object.fromEntries(METHODS.map((method) => [method, refused])) as Record<HandlerMethod, () => Response>;
}
