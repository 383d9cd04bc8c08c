/** The app's structured log. Never a token, a body or a query in it. */
import "server-only";
import pino from "pino";

export const log = pino({ base: null, level: process.env.NODE_ENV === "test" ? "silent" : "info" });
