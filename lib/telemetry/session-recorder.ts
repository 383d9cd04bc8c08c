/**
 * The interface of a session recorder (docs/decisions/005): its script sets `window.sessionRecorder`, and the app calls
 * that object with all data. A provider's own library is adapted in a few lines: a file loads it, sets the global, and
 * maps `init(project)`, `identify` and `record` to the library's functions.
 */
import type { RecordingTraits } from "./recording-identity";

/** The property of `window` that the recorder's script sets. */
export const RECORDER_GLOBAL = "sessionRecorder";

export type RecordedMessage = {
  /** Without secret fields. */
  headers: Record<string, string>;
  /** JSON without secret fields, cut if it is very long; null if there is none, or none that may be recorded. */
  body: string | null;
};

/** One call of the app: the path has neither query nor hash, and `status` is 0 without an answer. */
export type RecordedCall = {
  kind: "call";
  method: string;
  path: string;
  status: number;
  /** Milliseconds until the answer's head. */
  duration: number;
  /** Null for calls that are recorded by method, path and status only. */
  request: RecordedMessage | null;
  response: RecordedMessage | null;
};

export type RecordedAction =
  | { kind: "page"; path: string }
  /** A pressed or filled control: its kind and name, never its value. */
  | { kind: "click" | "change"; control: string; name: string }
  | RecordedCall;

export type RecorderOptions = {
  /** The elements that a recorder of the screen must leave out: every field, and elements marked as private. */
  privateSelector: string;
};

/** The global. Its functions may throw, which ends the recording. Times are milliseconds since 1970. */
export type SessionRecorder = {
  /** Called once, before all others. */
  init(project: string, options: RecorderOptions): void;
  /** From now on the session belongs to this person. */
  identify(key: string, traits: RecordingTraits): void;
  /** From now on the session belongs to nobody. */
  forget(): void;
  record(action: RecordedAction, at: number): void;
};

export const RECORDER_OPTIONS: RecorderOptions = {
  privateSelector: "[data-private], input, textarea, select, [contenteditable]",
};

/** Whether a value is a recorder; throws if reading it throws. */
export function isSessionRecorder(value: unknown): value is SessionRecorder {
  if (typeof value !== "object" && typeof value !== "function") return false;
  const candidate = value as Partial<SessionRecorder> | null;
  return [candidate?.init, candidate?.identify, candidate?.forget, candidate?.record].every(
    (method) => typeof method === "function",
  );
}
