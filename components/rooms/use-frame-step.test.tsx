import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useFrameStep } from "./use-frame-step";

/** Frames of a video with 15 frames per second. */
const FRAME_S = 1 / 15;
let pendingSeeks: (() => void)[] = [];

/** Makes videos complete a seek only when the test says so, as on a busy machine. */
function installVideo(): void {
  const film = HTMLVideoElement.prototype as HTMLVideoElement & { at?: number };
  Object.defineProperty(film, "currentTime", {
    configurable: true,
    get(this: { at?: number }) {
      return this.at ?? 3;
    },
    set(
      this: HTMLVideoElement & { at?: number; shown?: number; callbacks?: Map<number, VideoFrameRequestCallback> },
      to,
    ) {
      this.at = to;
      this.dispatchEvent(new Event("seeking"));
      pendingSeeks.push(() => {
        this.dispatchEvent(new Event("seeked"));
        const frame = Math.floor(to / FRAME_S + 1e-6);
        if (frame === (this.shown ?? 45)) return;
        this.shown = frame;
        const callbacks = [...(this.callbacks?.values() ?? [])];
        this.callbacks?.clear();
        for (const callback of callbacks) callback(0, { mediaTime: frame * FRAME_S } as VideoFrameCallbackMetadata);
      });
    },
  });
  let count = 0;
  Object.assign(film, {
    requestVideoFrameCallback(
      this: { callbacks?: Map<number, VideoFrameRequestCallback> },
      call: VideoFrameRequestCallback,
    ) {
      this.callbacks ??= new Map();
      count += 1;
      this.callbacks.set(count, call);
      return count;
    },
    cancelVideoFrameCallback(this: { callbacks?: Map<number, VideoFrameRequestCallback> }, handle: number) {
      this.callbacks?.delete(handle);
    },
  });
  jest.spyOn(film, "pause").mockImplementation(() => {});
  jest.spyOn(film, "duration", "get").mockReturnValue(5);
}

function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const step = useFrameStep(video, (to) => {
    if (video.current) video.current.currentTime = to;
  });
  return (
    <>
      <video ref={video} muted aria-label="Film" />
      <button type="button" onClick={() => step(1)}>
        On
      </button>
      <button type="button" onClick={() => step(-1)}>
        Back
      </button>
    </>
  );
}

const film = () =>
  screen.getByLabelText<HTMLVideoElement & { callbacks?: Map<number, VideoFrameRequestCallback> }>("Film");
const frameNow = () => Math.floor(film().currentTime / FRAME_S + 1e-6);
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
/** Completes all pending seeks and their effects. */
async function completeSeeks(): Promise<void> {
  while (pendingSeeks.length > 0) {
    const seeks = pendingSeeks;
    pendingSeeks = [];
    await act(async () => {
      for (const complete of seeks) complete();
      await jest.advanceTimersByTimeAsync(200);
    });
  }
}

beforeEach(async () => {
  jest.useFakeTimers();
  pendingSeeks = [];
  installVideo();
  render(<Film />);
  // Reports the shown frame: 45, at three seconds.
  for (const callback of [...(film().callbacks?.values() ?? [])])
    callback(0, { mediaTime: 3 } as VideoFrameCallbackMetadata);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  const film = HTMLVideoElement.prototype as unknown as Record<string, unknown>;
  for (const name of ["currentTime", "requestVideoFrameCallback", "cancelVideoFrameCallback"]) delete film[name];
});

test("each press steps one frame, and the first one measures the frame's duration", async () => {
  await press("On");
  await completeSeeks();
  expect(frameNow()).toBe(46);
  await press("On");
  await completeSeeks();
  expect(frameNow()).toBe(47);
  await press("Back");
  await completeSeeks();
  expect(frameNow()).toBe(46);
});

test("presses during the first step are not lost", async () => {
  await press("On");
  await press("On");
  await press("On");
  await completeSeeks();
  expect(frameNow()).toBe(48);
  await press("Back");
  await press("Back");
  await completeSeeks();
  expect(frameNow()).toBe(46);
});
