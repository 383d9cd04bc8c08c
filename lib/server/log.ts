/** The app's structured log. Never a token, a body or a query in it. */
import "server-only";
import pino from "pino";

export const log = pino({ base: null, level: process.env.NODE_ENV === "test" ? "silent" : "info" });

export const NO_ANSWER = "the backend gave no answer";

/** What a connection died of, as undici and Node name it. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
