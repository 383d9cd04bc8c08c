/** Runs once, before the server's first request. */
import "server-only";
import { serverEnv } from "./env";
import { openNodeEntry } from "./proxy/node-entry";
import { startDraining } from "./readiness";

/**
 * Ends the process with the reason if the environment is invalid. Opens the entry point for calls that are answered
 * before Next, and starts draining on SIGTERM.
 */
export function startUp(): void {
  try {
    serverEnv();
  } catch (error) {
    // Next would keep listening and fail at every request.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  openNodeEntry();
  process.once("SIGTERM", startDraining);
}
