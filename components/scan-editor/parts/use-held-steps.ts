"use client";
/** An arrow key held in a field: its steps are one drag, which letting go of the key, or leaving the field, ends. */
import { useEffect, useRef } from "react";
import type { Scrub } from "./use-scrub";

export type HeldSteps = {
  /** One step more; gives back why it was refused, or null. What was refused is not counted. */
  step(by: number): string | null;
  end(): void;
};

export function useHeldSteps(start: (() => Scrub) | undefined): HeldSteps | null {
  const held = useRef<{ scrub: Scrub; by: number } | null>(null);

  function end(): void {
    const { scrub } = held.current ?? {};
    held.current = null;
    scrub?.commit();
  }

  const ending = useRef(end);
  useEffect(() => () => ending.current(), []);

  if (!start) return null;
  return {
    step(by) {
      held.current ??= { scrub: start(), by: 0 };
      const all = held.current.by + by;
      const refusal = held.current.scrub.move(all);
      if (refusal === null) held.current.by = all;
      return refusal;
    },
    end,
  };
}
