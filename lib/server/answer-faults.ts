/** Answers exceptions and unknown methods in the contract's shape, for every handler below /api. */
import "server-only";
import { answerNobody, refuse } from "./answer";
import { serverEnv } from "./env";
import { log } from "./log";

type FailedRequest = Pick<Request, "method" | "url" | "signal">;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type HandlerMethod = (typeof METHODS)[number];

/** Returns the stack lines of an error without its message, which may quote the caller's data. */
function stackLinesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
}

/** Wraps a handler, so that every exception is answered by a 500 that reveals nothing. */
export function answerFaults<HandledRequest extends FailedRequest>(
  handle: (request: HandledRequest) => Response | Promise<Response>,
): (request: HandledRequest) => Promise<Response> {
  return async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (request.signal.aborted) return answerNobody();
      const path = new URL(request.url).pathname;
      const name = error instanceof Error ? error.name : typeof error;
      log.error({ method: request.method, path, error: name, places: stackLinesOf(error) }, "a call broke");
      return refuse(500, "Something went wrong", "server_error", serverEnv());
    }
  };
}

/** Returns a handler for every method that answers 405 and lists the `allowed` methods. */
export function refuseOtherMethods(...allowed: HandlerMethod[]): Record<HandlerMethod, () => Response> {
  const refuseMethod = () => {
    const answer = refuse(405, "This call has no such method", "invalid_input", serverEnv());
    answer.headers.set("allow", allowed.join(", "));
    return answer;
  };
  return Object.fromEntries(METHODS.map((method) => [method, refuseMethod])) as Record<HandlerMethod, () => Response>;
}
