/** The adapter of a session recorder: events before its script has loaded are queued, up to a limit. */
import { RECORDING_QUEUE_LIMIT } from "../domain/constants";
import type { ScriptOutcome } from "./load-script";
import type { RecordingIdentity } from "./recording-identity";
import { isSessionRecorder, RECORDER_OPTIONS, type RecordedAction, type SessionRecorder } from "./session-recorder";

/** Logged once, on the console; recording has turned itself off (specification section 8). */
export const RECORDING_FAULTS = {
  failed: "Session recording: script did not load (check your network connection)",
  unusable: "Session recording: script could not load",
  blocked: "Session recording: script execution blocked by a product or service",
} as const;

export type RecorderMeans = {
  project: string;
  load: () => Promise<ScriptOutcome>;
  /** The global that the script set; may throw. */
  find: () => unknown;
  warn: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when it turns itself off or is ended, so that observers can stop. */
  onOff: () => void;
};

export type Recorder = {
  identify(identity: RecordingIdentity): void;
  forget(): void;
  record(action: RecordedAction): void;
  /** Stops recording and warnings. */
  end(): void;
  isOff(): boolean;
};

type QueuedCall = (recorder: SessionRecorder) => void;

/** Loads the script at once. No function of it throws. */
export function createRecorder({ project, load, find, warn, now, onOff }: RecorderMeans): Recorder {
  let waiting: QueuedCall[] = [];
  let recorder: SessionRecorder | null = null;
  let isOff = false;

  function turnOff(fault?: keyof typeof RECORDING_FAULTS): void {
    if (isOff) return;
    isOff = true;
    waiting = [];
    recorder = null;
    if (fault) warn(RECORDING_FAULTS[fault]);
    onOff();
  }

  function deliver(recorded: QueuedCall): void {
    if (isOff) return;
    if (!recorder) {
      if (waiting.length >= RECORDING_QUEUE_LIMIT) turnOff();
      else waiting.push(recorded);
      return;
    }
    try {
      recorded(recorder);
    } catch {
      turnOff("blocked");
    }
  }

  /** The recorder that the script provides, or the fault. */
  function setUp(outcome: ScriptOutcome): SessionRecorder | keyof typeof RECORDING_FAULTS {
    if (outcome !== "loaded") return outcome;
    let found: unknown;
    try {
      // Some products leave a global that throws when it is read.
      found = find();
      if (!isSessionRecorder(found)) return "unusable";
    } catch {
      return "blocked";
    }
    try {
      found.init(project, RECORDER_OPTIONS);
      return found;
    } catch {
      return "unusable";
    }
  }

  function begin(outcome: ScriptOutcome): void {
    if (isOff) return;
    const made = setUp(outcome);
    if (typeof made === "string") {
      turnOff(made);
      return;
    }
    recorder = made;
    const before = waiting;
    waiting = [];
    for (const recorded of before) deliver(recorded);
  }

  void load().then(begin, () => turnOff("unusable"));
  return {
    identify: ({ key, traits }) => deliver((to) => to.identify(key, traits)),
    forget: () => deliver((to) => to.forget()),
    record(action) {
      const at = now();
      deliver((to) => to.record(action, at));
    },
    end: () => turnOff(),
    isOff: () => isOff,
  };
}
