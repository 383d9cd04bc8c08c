"use client";

import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useEffect, useState } from "react";
import { toastRegion } from "./toast-region";

/** Inside a modal layer: the toasts above it belong to it, so that it lets the focus go there and the wheel turn there. */
export function ToastBranch() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(toastRegion()), []);
  useFocusScopeBranch(region);
  return null;
}
