/** What a server does once, before its first request. */
import "server-only";
import { serverEnv } from "./env";
import { openNodeDoor } from "./proxy/node-entry";
import { startDraining } from "./readiness";

/**
 * Ends the process, with the reason, on an environment that is not complete; opens the door for calls that are answered
 * before Next; notes later when it is told to end.
 */
export function startUp(): void {
  try {
    serverEnv();
  } catch (error) {
    // Next would go on listening and fail at every request.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  openNodeDoor();
  process.once("SIGTERM", startDraining);
}
