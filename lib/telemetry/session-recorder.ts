/**
 * What a recorder of sessions is to this app (docs/decisions/005): its script sets `window.sessionRecorder`, and is
 * handed everything it learns. A provider's own library is put behind it in a few lines: its script, loaded by a file that
 * sets the global, gets `init(project)`, `identify` and `record` as that library names them.
 */
import type { RecordingTraits } from "./recording-identity";

/** The property of `window` that the recorder's script sets. */
export const RECORDER_GLOBAL = "sessionRecorder";

export type RecordedMessage = {
  /** Without the fields that hold a secret. */
  headers: Record<string, string>;
  /** JSON without them, cut where it is very long; null where there is none, or none that may be told. */
  body: string | null;
};

/** One call of the app: the path has neither query nor hash, `status` is 0 where no answer came. */
export type RecordedCall = {
  kind: "call";
  method: string;
  path: string;
  status: number;
  /** Milliseconds until the answer's head. */
  duration: number;
  /** Null for calls of which only method, path and status are told. */
  request: RecordedMessage | null;
  response: RecordedMessage | null;
};

export type RecordedAction =
  | { kind: "page"; path: string }
  /** What was pressed or filled in: its kind and name, never what it holds. */
  | { kind: "click" | "change"; control: string; name: string }
  | RecordedCall;

export type RecorderOptions = {
  /** What a recorder that draws the screen must leave out: every field, and what is marked as private. */
  privateSelector: string;
};

/** The global. Its functions may throw: the recording then ends. Times are milliseconds since 1970. */
export type SessionRecorder = {
  /** Called once, before all else. */
  init(project: string, options: RecorderOptions): void;
  /** From here on the session is this person's. */
  identify(key: string, traits: RecordingTraits): void;
  /** From here on it is nobody's. */
  forget(): void;
  record(action: RecordedAction, at: number): void;
};

export const RECORDER_OPTIONS: RecorderOptions = {
  privateSelector: "[data-private], input, textarea, select, [contenteditable]",
};

/** Whether a value is such a recorder; throws where looking at it does. */
export function isSessionRecorder(value: unknown): value is SessionRecorder {
  if (typeof value !== "object" && typeof value !== "function") return false;
  const given = value as Partial<SessionRecorder> | null;
  return [given?.init, given?.identify, given?.forget, given?.record].every((one) => typeof one === "function");
}
