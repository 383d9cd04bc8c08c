/** Reads the geometry errors that are on screen once for all viewers of a survey; the last viewer drops them. */
import { notifyEach } from "../../notify-each";
import { browserQueue } from "../queue/browser-queue";
import { errorsOf, type GeometryErrors, hasUnsentEdits } from "./geometry-errors";

type Watch = {
  errors: GeometryErrors;
  listeners: Set<() => void>;
  /** A read in progress. */
  reading: AbortController | null;
  /** The geometry is to be read once its unsent edits are sent. */
  isDue: boolean;
  turns: number;
  unfollow: () => void;
};

const watches = new Map<string, Watch>();

function setErrors(watch: Watch, errors: GeometryErrors): void {
  if (errors === watch.errors) return;
  watch.errors = errors;
  notifyEach(watch.listeners);
}

async function read(surveyKey: string, watch: Watch): Promise<void> {
  watch.reading?.abort();
  const reading = new AbortController();
  watch.reading = reading;
  const errors = await errorsOf(surveyKey, reading.signal);
  if (reading.signal.aborted) return;
  watch.reading = null;
  // A refresh on focus keeps the previous result meanwhile.
  if (errors !== "unread" || watch.errors === "reading") setErrors(watch, errors);
}

/** Reads the errors if a read is due and no edits are unsent. */
async function readIfDue(surveyKey: string, watch: Watch): Promise<void> {
  watch.turns += 1;
  const turn = watch.turns;
  const isUnsent = await hasUnsentEdits(surveyKey);
  if (turn !== watch.turns || watches.get(surveyKey) !== watch) return;
  if (isUnsent) {
    watch.reading?.abort();
    watch.reading = null;
    watch.isDue = true;
    setErrors(watch, "reading");
  } else if (watch.isDue) {
    watch.isDue = false;
    await read(surveyKey, watch);
  }
}

function watchForChanges(surveyKey: string, watch: Watch): () => void {
  const onReturn = (): void => {
    if (document.visibilityState !== "visible" || watch.reading) return;
    watch.isDue = true;
    void readIfDue(surveyKey, watch);
  };
  const stopQueue = browserQueue().subscribe(() => void readIfDue(surveyKey, watch));
  window.addEventListener("focus", onReturn);
  window.addEventListener("online", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    stopQueue();
    window.removeEventListener("focus", onReturn);
    window.removeEventListener("online", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
  };
}

function startWatch(surveyKey: string): Watch {
  const watch: Watch = {
    errors: "reading",
    listeners: new Set(),
    reading: null,
    isDue: true,
    turns: 0,
    unfollow: () => {},
  };
  watches.set(surveyKey, watch);
  watch.unfollow = watchForChanges(surveyKey, watch);
  void readIfDue(surveyKey, watch);
  return watch;
}

function endIfUnwatched(surveyKey: string, watch: Watch): void {
  if (watch.listeners.size > 0 || watches.get(surveyKey) !== watch) return;
  watches.delete(surveyKey);
  watch.unfollow();
  watch.reading?.abort();
}

/** Returns the function that stops watching. */
export function watchGeometry(surveyKey: string, listener: () => void): () => void {
  const watch = watches.get(surveyKey) ?? startWatch(surveyKey);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    // Deferred: a step in the queue moves a watch from the prefetch to the screen within one render.
    queueMicrotask(() => endIfUnwatched(surveyKey, watch));
  };
}

export const geometryNow = (surveyKey: string): GeometryErrors => {
  const watch = watches.get(surveyKey);
  return watch ? watch.errors : "reading";
};

/** Retries a failed read; the result stays "unread" until then. Resolves after the try. */
export async function readGeometryAgain(surveyKey: string): Promise<void> {
  const watch = watches.get(surveyKey);
  if (!watch) return;
  watch.isDue = true;
  await readIfDue(surveyKey, watch);
}
