"use client";

import { useEffect, useLayoutEffect } from "react";
import { sessionLifetime } from "../calls/session-lifetime";
import { keepEmployeeAppearance, takeEmployeeAppearance } from "./employee-appearance";
import { currentAppearance, useAppearance } from "./use-appearance";

/** Applies the appearance of the signed-in employee. Renders nothing. */
export function AppearanceProvider() {
  const appearance = useAppearance();
  // Before the first paint after a sign-in.
  useLayoutEffect(() => {
    takeEmployeeAppearance();
    return sessionLifetime.subscribe(({ type }) => {
      if (type === "began") takeEmployeeAppearance();
    });
  }, []);
  useEffect(() => {
    // The previous page may show another employee's settings.
    if (appearance === currentAppearance()) keepEmployeeAppearance(appearance);
  }, [appearance]);
  return null;
}
