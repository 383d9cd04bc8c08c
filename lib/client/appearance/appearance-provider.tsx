"use client";

import { useEffect, useLayoutEffect } from "react";
import { sessionLifetime } from "../calls/session-lifetime";
import { keepEmployeeAppearance, takeEmployeeAppearance } from "./employee-appearance";
import { currentAppearance, useAppearance } from "./use-appearance";

/** Keeps how the app looks for each employee of this browser. Shows nothing. */
export function AppearanceProvider() {
  const appearance = useAppearance();
  // Before the first paint of whoever has just signed in.
  useLayoutEffect(() => {
    takeEmployeeAppearance();
    return sessionLifetime.subscribe(({ type }) => {
      if (type === "began") takeEmployeeAppearance();
    });
  }, []);
  useEffect(() => {
    // What was drawn may still be what somebody else chose.
    if (appearance === currentAppearance()) keepEmployeeAppearance(appearance);
  }, [appearance]);
  return null;
}
