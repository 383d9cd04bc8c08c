"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { useFrameStep } from "./use-frame-step";

export const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

export type Player = {
  isPlaying: boolean;
  /** Seconds. */
  at: number;
  duration: number;
  rate: number;
  isMuted: boolean;
  toggleSound: () => void;
  toggle: () => void;
  seek: (to: number) => void;
  step: (frames: 1 | -1) => void;
  setRate: (rate: number) => void;
};

/** State and controls of a video element. `recordedDuration` is in seconds, for an element without a duration. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, recordedDuration: number): Player {
  const [state, setState] = useState({
    isPlaying: false,
    at: 0,
    duration: recordedDuration,
    rate: 1,
    isMuted: true,
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () => {
      const { paused, currentTime, duration, playbackRate, muted } = element;
      setState({
        isPlaying: !paused,
        at: currentTime,
        duration: Number.isFinite(duration) && duration > 0 ? duration : recordedDuration,
        rate: playbackRate,
        isMuted: muted,
      });
    };
    const events = ["play", "pause", "timeupdate", "seeked", "ratechange", "volumechange", "loadedmetadata", "error"];
    for (const name of events) element.addEventListener(name, read);
    return () => {
      for (const name of events) element.removeEventListener(name, read);
    };
  }, [video, recordedDuration]);

  const seek = useCallback(
    (to: number) => {
      const element = video.current;
      if (!element) return;
      const end = Number.isFinite(element.duration) ? element.duration : recordedDuration;
      element.currentTime = Math.min(Math.max(0, to), end);
      setState((last) => ({ ...last, at: element.currentTime }));
    },
    [video, recordedDuration],
  );
  const step = useFrameStep(video, seek);
  return {
    ...state,
    seek,
    toggle() {
      const element = video.current;
      if (!element) return;
      // An event reports a refused or interrupted play, so its rejection is ignored.
      if (element.paused) void element.play().catch(() => {});
      else element.pause();
    },
    toggleSound() {
      if (video.current) video.current.muted = !video.current.muted;
    },
    step,
    setRate(rate) {
      if (video.current) video.current.playbackRate = rate;
    },
  };
}
