/** Loads lazy parts of the app, and reports parts that could not be loaded. */
import { notifyEach } from "./notify-each";

const listeners = new Set<(reason: unknown) => void>();
/** The messages of bundlers and browsers for a script or style sheet that failed to load. */
const MISSING =
  /Failed to load chunk|Loading (CSS )?chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a part of the app could not be loaded: no network, or another build has replaced it. */
export function isMissingPart(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === "ChunkLoadError" || MISSING.test(reason.message));
}

export function reportMissingPart(reason: unknown): void {
  notifyEach(listeners, reason);
}

/** Calls the listener for every part that could not be loaded. Returns the function that unsubscribes. */
export function onMissingPart(listener: (reason: unknown) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Awaits the import of a part. Rejects like the import, and reports a missing part. */
export async function loadNeeded<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch (reason) {
    if (isMissingPart(reason)) reportMissingPart(reason);
    throw reason;
  }
}
