/** Adapts a session recorder: queues events until its script has loaded, up to a limit. */
import { RECORDING_QUEUE_LIMIT } from "../domain/constants";
import type { ScriptOutcome } from "./load-script";
import type { RecordingIdentity } from "./recording-identity";
import { isSessionRecorder, RECORDER_OPTIONS, type RecordedAction, type SessionRecorder } from "./session-recorder";

/** Console messages, logged once when recording turns itself off (specification section 8). */
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
  /** Called when recording turns itself off or is ended, so that observers can stop. */
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

/** Loads the script at once. No function of the recorder throws. */
export function createRecorder({ project, load, find, warn, now, onOff }: RecorderMeans): Recorder {
  let queue: QueuedCall[] = [];
  let recorder: SessionRecorder | null = null;
  let isOff = false;

  function turnOff(fault?: keyof typeof RECORDING_FAULTS): void {
    if (isOff) return;
    isOff = true;
    queue = [];
    recorder = null;
    if (fault) warn(RECORDING_FAULTS[fault]);
    onOff();
  }

  function deliver(call: QueuedCall): void {
    if (isOff) return;
    if (!recorder) {
      if (queue.length >= RECORDING_QUEUE_LIMIT) turnOff();
      else queue.push(call);
      return;
    }
    try {
      call(recorder);
    } catch {
      turnOff("blocked");
    }
  }

  /** Returns the recorder that the script provides, or the fault. */
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
    const result = setUp(outcome);
    if (typeof result === "string") {
      turnOff(result);
      return;
    }
    recorder = result;
    const queuedCalls = queue;
    queue = [];
    for (const call of queuedCalls) deliver(call);
  }

  void load().then(begin, () => turnOff("unusable"));
  return {
    identify: ({ key, traits }) => deliver((target) => target.identify(key, traits)),
    forget: () => deliver((target) => target.forget()),
    record(action) {
      const time = now();
      deliver((target) => target.record(action, time));
    },
    end: () => turnOff(),
    isOff: () => isOff,
  };
}
