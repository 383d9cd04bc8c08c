/** Geometry errors that are on screen: read once for all viewers of a survey, and dropped with the last. */
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

function show(watch: Watch, errors: GeometryErrors): void {
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
  if (errors !== "unread" || watch.errors === "reading") show(watch, errors);
}

/** Reads if due; unsent edits come first. */
async function look(surveyKey: string, watch: Watch): Promise<void> {
  watch.turns += 1;
  const turn = watch.turns;
  const isUnsent = await hasUnsentEdits(surveyKey);
  if (turn !== watch.turns || watches.get(surveyKey) !== watch) return;
  if (isUnsent) {
    watch.reading?.abort();
    watch.reading = null;
    watch.isDue = true;
    show(watch, "reading");
  } else if (watch.isDue) {
    watch.isDue = false;
    await read(surveyKey, watch);
  }
}

function follow(surveyKey: string, watch: Watch): () => void {
  const comeBack = (): void => {
    if (document.visibilityState !== "visible" || watch.reading) return;
    watch.isDue = true;
    void look(surveyKey, watch);
  };
  const stopQueue = browserQueue().subscribe(() => void look(surveyKey, watch));
  window.addEventListener("focus", comeBack);
  window.addEventListener("online", comeBack);
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    stopQueue();
    window.removeEventListener("focus", comeBack);
    window.removeEventListener("online", comeBack);
    document.removeEventListener("visibilitychange", comeBack);
  };
}

function begin(surveyKey: string): Watch {
  const watch: Watch = {
    errors: "reading",
    listeners: new Set(),
    reading: null,
    isDue: true,
    turns: 0,
    unfollow: () => {},
  };
  watches.set(surveyKey, watch);
  watch.unfollow = follow(surveyKey, watch);
  void look(surveyKey, watch);
  return watch;
}

function endUnlooked(surveyKey: string, watch: Watch): void {
  if (watch.listeners.size > 0 || watches.get(surveyKey) !== watch) return;
  watches.delete(surveyKey);
  watch.unfollow();
  watch.reading?.abort();
}

/** Returns the function that stops. */
export function watchGeometry(surveyKey: string, listener: () => void): () => void {
  const watch = watches.get(surveyKey) ?? begin(surveyKey);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    // Kept for a moment: a step in the queue moves it from the prefetch to the screen within one render.
    queueMicrotask(() => endUnlooked(surveyKey, watch));
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
  await look(surveyKey, watch);
}
