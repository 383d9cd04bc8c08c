/** The errors of geometry that somebody looks at: read once for all who look at the same survey, and let go of with the last. */
import { notifyEach } from "../../notify-each";
import { browserQueue } from "../queue/browser-queue";
import { errorsOf, type GeometryErrors, hasUnsentEdits } from "./errors-of";

type Watch = {
  errors: GeometryErrors;
  listeners: Set<() => void>;
  /** A reading that is on its way. */
  reading: AbortController | null;
  /** It is to be read as soon as nothing of it is left to be sent. */
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
  // Read again for no reason but that somebody came back: what was known before still is.
  if (errors !== "unread" || watch.errors === "reading") show(watch, errors);
}

/** Reads it where that is due; first come edits that are still to be sent. */
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

/** Answers how to end it. */
export function watchGeometry(surveyKey: string, listener: () => void): () => void {
  const watch = watches.get(surveyKey) ?? begin(surveyKey);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    // A step of a queue hands it from who read ahead to who looks at it, in one drawing.
    queueMicrotask(() => endUnlooked(surveyKey, watch));
  };
}

export const geometryNow = (surveyKey: string): GeometryErrors => {
  const watch = watches.get(surveyKey);
  return watch ? watch.errors : "reading";
};

/** What could not be read is tried again, and stays unread until then. Resolves when it was tried. */
export async function readGeometryAgain(surveyKey: string): Promise<void> {
  const watch = watches.get(surveyKey);
  if (!watch) return;
  watch.isDue = true;
  await look(surveyKey, watch);
}
