/** The app's structured log. It never holds a token, a body or a query. */
import "server-only";
import pino from "pino";

export const log = pino({ base: null, level: process.env.NODE_ENV === "test" ? "silent" : "info" });

export const NO_ANSWER = "the backend gave no answer";

/** Returns the code of undici or Node for a failed connection. */
export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
