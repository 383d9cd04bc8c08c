/** Parts of the app that are loaded when someone needs them. One that is missing is reported here, wherever it was needed. */
import { notifyEach } from "./notify-each";

const listeners = new Set<(reason: unknown) => void>();
/** As bundlers and browsers say that a script or style sheet of theirs did not come. */
const MISSING =
  /Failed to load chunk|Loading (CSS )?chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a part of the app could not be loaded: without a network, or because another build has replaced it. */
export function isMissingPart(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === "ChunkLoadError" || MISSING.test(reason.message));
}

export function reportMissingPart(reason: unknown): void {
  notifyEach(listeners, reason);
}

/** Hears of every part that was needed and could not be loaded. Returns how to unsubscribe. */
export function onMissingPart(listener: (reason: unknown) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Awaits the import of a part that someone is waiting for. Rejects as it does, and reports a missing part. */
export async function loadNeeded<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch (reason) {
    if (isMissingPart(reason)) reportMissingPart(reason);
    throw reason;
  }
}
