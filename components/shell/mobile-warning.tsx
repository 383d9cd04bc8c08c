"use client";

import { useEffect, useState } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { MOBILE_WARNING_SHORTER_SIDE_PX } from "@/lib/domain/constants";

const view = lazyPart(() => import("./mobile-warning-view").then(({ MobileWarningView }) => MobileWarningView));
const DISMISSED = "lintel-mobile-warning-dismissed";

/** A browser that keeps nothing for us shows it once a page. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function noteDismissed(): void {
  try {
    localStorage.setItem(DISMISSED, "yes");
  } catch {
    // Nothing to keep it in.
  }
}

/** Once on a small screen: that the app is made for larger ones. The dismissal is remembered. */
export function MobileWarning() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const shorterSide = Math.min(window.screen.width, window.screen.height);
    const isSmall = shorterSide > 0 && shorterSide < MOBILE_WARNING_SHORTER_SIDE_PX;
    setIsOpen(isSmall && !wasDismissed());
  }, []);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (!next) noteDismissed();
  };
  const View = useLazyLayer(view, isOpen);
  return View ? <View isOpen={isOpen} onOpenChange={change} /> : null;
}
