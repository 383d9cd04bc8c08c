"use client";

import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useEffect, useState } from "react";
import { findToastRegion } from "./toast-region";

/** Inside a modal layer: makes the toasts above it part of its focus scope, so that they can take focus and wheel. */
export function ToastBranch() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(findToastRegion()), []);
  useFocusScopeBranch(region);
  return null;
}
