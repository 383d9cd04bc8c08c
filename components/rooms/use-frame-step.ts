"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Frame duration of a phone's video in seconds, for browsers that report no frames. */
const COMMON_FRAME_S = 1 / 30;
/** Increment in seconds, and number of tries, of a first step, which measures the frame duration. */
const MIN_FRAME_S = 1 / 60;
const MAX_TRIES = 12;
/** Frames further apart are not consecutive. */
const MAX_FRAME_S = 0.5;
/** The frame callback of a seek comes within this many milliseconds of its end. */
const CALLBACK_WITHIN_MS = 120;

type Seek = (to: number) => void;
/** Media times of the shown and the requested frame, and the duration of a frame, in seconds; null while unknown. */
type Frames = {
  shown: number | null;
  aimed: number | null;
  length: number | null;
  /** Steps requested while the first one measures the frame's duration; null otherwise. */
  waiting: number | null;
};

/**
 * Steps a paused video by one frame. The frame duration is learned from shown frames; without frame callbacks, a step
 * is a thirtieth of a second.
 */
export function useFrameStep(video: RefObject<HTMLVideoElement | null>, seek: Seek) {
  const frames = useRef<Frames>({ shown: null, aimed: null, length: null, waiting: null });
  useEffect(() => {
    const element = video.current;
    if (!element || !hasFrameCallback(element)) return;
    let last: number | null = null;
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      const state = frames.current;
      if (last !== null && !element.paused) recordLength(state, mediaTime - last);
      last = mediaTime;
      state.shown = mediaTime;
      if (!element.seeking) state.aimed = null;
      handle = element.requestVideoFrameCallback(onFrame);
    };
    const forgetLast = () => {
      last = null;
    };
    let handle = element.requestVideoFrameCallback(onFrame);
    element.addEventListener("seeking", forgetLast);
    return () => {
      element.cancelVideoFrameCallback(handle);
      element.removeEventListener("seeking", forgetLast);
    };
  }, [video]);

  return useCallback(
    (direction: 1 | -1) => {
      const step = (count: number) => {
        const { aimed, shown, length } = frames.current;
        if (length === null) return;
        const to = Math.max(0, (aimed ?? shown ?? 0) + count * length);
        frames.current.aimed = to;
        // Seeks the middle of the frame, because the times of its edges are rounded.
        seek(to + length / 2);
      };
      const element = video.current;
      if (!element) return;
      element.pause();
      const state = frames.current;
      const from = state.aimed ?? state.shown;
      if (from === null || !hasFrameCallback(element)) return seek(element.currentTime + direction * COMMON_FRAME_S);
      if (state.length !== null) return step(direction);
      if (state.waiting !== null) {
        state.waiting += direction;
        return;
      }
      state.waiting = 0;
      void measureFrame(element, state, from, direction, seek).then(() => {
        const steps = state.waiting ?? 0;
        state.waiting = null;
        if (steps !== 0) step(steps);
      });
    },
    [video, seek],
  );
}

/** Seeks the neighboring frame while the frame duration is unknown, and measures the duration. */
async function measureFrame(element: HTMLVideoElement, state: Frames, from: number, direction: 1 | -1, seek: Seek) {
  for (let tries = 1; tries <= MAX_TRIES && state.length === null; tries += 1) {
    const to = from + direction * tries * MIN_FRAME_S;
    if (to < 0 || to > element.duration) return;
    const shown = readSoughtFrame(element);
    seek(to);
    recordLength(state, Math.abs(((await shown) ?? from) - from));
  }
}

/** Returns the media time of the frame that the next seek shows; null without a callback. */
function readSoughtFrame(element: HTMLVideoElement): Promise<number | null> {
  return new Promise((resolve) => {
    const handle = element.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime));
    const giveUp = () => {
      element.cancelVideoFrameCallback(handle);
      resolve(null);
    };
    element.addEventListener("seeked", () => setTimeout(giveUp, CALLBACK_WITHIN_MS), { once: true });
  });
}

function recordLength(state: Frames, length: number): void {
  if (length < MIN_FRAME_S / 2 || length > MAX_FRAME_S) return;
  state.length = Math.min(state.length ?? length, length);
}

function hasFrameCallback(element: HTMLVideoElement): boolean {
  return "requestVideoFrameCallback" in element;
}
