"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Frame duration of a phone's video in seconds, for browsers that report no frames. */
const COMMON_FRAME_S = 1 / 30;
/** Increment and number of tries of a first step. */
const MIN_FRAME_S = 1 / 60;
const MAX_TRIES = 12;
/** Frames further apart are not consecutive. */
const MAX_FRAME_S = 0.5;
/** The frame callback of a seek comes within this many milliseconds of its end. */
const CALLBACK_WITHIN_MS = 120;

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
export function useFrameStep(video: RefObject<HTMLVideoElement | null>, seek: (to: number) => void) {
  const frames = useRef<Frames>({ shown: null, aimed: null, length: null, waiting: null });
  useEffect(() => {
    const element = video.current;
    if (!element || !hasFrameCallback(element)) return;
    let last: number | null = null;
    const note: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      const known = frames.current;
      if (last !== null && !element.paused) learn(known, mediaTime - last);
      last = mediaTime;
      known.shown = mediaTime;
      if (!element.seeking) known.aimed = null;
      handle = element.requestVideoFrameCallback(note);
    };
    const forget = () => {
      last = null;
    };
    let handle = element.requestVideoFrameCallback(note);
    element.addEventListener("seeking", forget);
    return () => {
      element.cancelVideoFrameCallback(handle);
      element.removeEventListener("seeking", forget);
    };
  }, [video]);

  return useCallback(
    (by: 1 | -1) => {
      const go = (steps: number) => {
        const { aimed, shown, length } = frames.current;
        if (length === null) return;
        const to = Math.max(0, (aimed ?? shown ?? 0) + steps * length);
        frames.current.aimed = to;
        // To the middle of the frame, because its edges are rounded.
        seek(to + length / 2);
      };
      const element = video.current;
      if (!element) return;
      element.pause();
      const known = frames.current;
      const from = known.aimed ?? known.shown;
      if (from === null || !hasFrameCallback(element)) return seek(element.currentTime + by * COMMON_FRAME_S);
      if (known.length !== null) return go(by);
      if (known.waiting !== null) {
        known.waiting += by;
        return;
      }
      known.waiting = 0;
      void find(element, known, from, by, seek).then(() => {
        const steps = known.waiting ?? 0;
        known.waiting = null;
        if (steps !== 0) go(steps);
      });
    },
    [video, seek],
  );
}

/** Seeks the neighboring frame while the frame duration is unknown, and learns it. */
async function find(element: HTMLVideoElement, known: Frames, from: number, by: 1 | -1, seek: (to: number) => void) {
  for (let tries = 1; tries <= MAX_TRIES && known.length === null; tries += 1) {
    const to = from + by * tries * MIN_FRAME_S;
    if (to < 0 || to > element.duration) return;
    const shown = shownBy(element);
    seek(to);
    learn(known, Math.abs(((await shown) ?? from) - from));
  }
}

/** Media time of the frame that the next seek shows; null without a callback. */
function shownBy(element: HTMLVideoElement): Promise<number | null> {
  return new Promise((resolve) => {
    const handle = element.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime));
    const giveUp = () => {
      element.cancelVideoFrameCallback(handle);
      resolve(null);
    };
    element.addEventListener("seeked", () => setTimeout(giveUp, CALLBACK_WITHIN_MS), { once: true });
  });
}

function learn(known: Frames, length: number): void {
  if (length < MIN_FRAME_S / 2 || length > MAX_FRAME_S) return;
  known.length = Math.min(known.length ?? length, length);
}

function hasFrameCallback(element: HTMLVideoElement): boolean {
  return "requestVideoFrameCallback" in element;
}
