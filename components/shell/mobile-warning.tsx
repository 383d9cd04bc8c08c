"use client";

import { useEffect, useState } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { localStore } from "@/lib/browser-storage";
import { MOBILE_WARNING_SHORTER_SIDE_PX } from "@/lib/domain/constants";

const view = lazyPart(() => import("./mobile-warning-view").then(({ MobileWarningView }) => MobileWarningView));
const STORAGE_KEY = "lintel-mobile-warning-dismissed";

/** Warns once on a small screen that the app is made for larger ones, and remembers the dismissal. */
export function MobileWarning() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const shorterSide = Math.min(window.screen.width, window.screen.height);
    const isSmall = shorterSide > 0 && shorterSide < MOBILE_WARNING_SHORTER_SIDE_PX;
    setIsOpen(isSmall && localStore.get(STORAGE_KEY) === null);
  }, []);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (!next) localStore.set(STORAGE_KEY, "yes");
  };
  const View = useLazyLayer(view, isOpen);
  return View ? <View isOpen={isOpen} onOpenChange={change} /> : null;
}
