/** The adapter before a recorder of sessions: what happens before its script is there waits, up to a limit. */
import { RECORDING_QUEUE_LIMIT } from "../domain/constants";
import type { ScriptOutcome } from "./load-script";
import type { RecordingIdentity } from "./recording-identity";
import { isSessionRecorder, RECORDER_OPTIONS, type RecordedAction, type SessionRecorder } from "./session-recorder";

/** Said once, on the console; recording has turned itself off then (specification section 8). */
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
  /** It has turned itself off, or was ended: whoever watches for it need not any more. */
  onOff: () => void;
};

export type Recorder = {
  identify(identity: RecordingIdentity): void;
  forget(): void;
  record(action: RecordedAction): void;
  /** From here on nothing is kept or told, and nothing is said. */
  end(): void;
  isOff(): boolean;
};

type Told = (recorder: SessionRecorder) => void;

/** Loads the script at once. No function of it throws. */
export function createRecorder({ project, load, find, warn, now, onOff }: RecorderMeans): Recorder {
  let waiting: Told[] = [];
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

  function tell(told: Told): void {
    if (isOff) return;
    if (!recorder) {
      if (waiting.length >= RECORDING_QUEUE_LIMIT) turnOff();
      else waiting.push(told);
      return;
    }
    try {
      told(recorder);
    } catch {
      turnOff("blocked");
    }
  }

  /** What the script left to be used, or what is wrong with it. */
  function setUp(outcome: ScriptOutcome): SessionRecorder | keyof typeof RECORDING_FAULTS {
    if (outcome !== "loaded") return outcome;
    let found: unknown;
    try {
      // Some products leave in its place what throws when it is looked at.
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
    for (const told of before) tell(told);
  }

  void load().then(begin, () => turnOff("unusable"));
  return {
    identify: ({ key, traits }) => tell((to) => to.identify(key, traits)),
    forget: () => tell((to) => to.forget()),
    record(action) {
      const at = now();
      tell((to) => to.record(action, at));
    },
    end: () => turnOff(),
    isOff: () => isOff,
  };
}
