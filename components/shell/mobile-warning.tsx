"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MOBILE_WARNING_SHORTER_SIDE_PX } from "@/lib/domain/constants";
import { WORDS } from "./words";

const DISMISSED = "lintel-mobile-warning-dismissed";

/** Once on a small screen: that the app is made for larger ones. The dismissal is remembered. */
export function MobileWarning() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const shorterSide = Math.min(window.screen.width, window.screen.height);
    const isSmall = shorterSide > 0 && shorterSide < MOBILE_WARNING_SHORTER_SIDE_PX;
    setIsOpen(isSmall && localStorage.getItem(DISMISSED) === null);
  }, []);
  const change = (next: boolean) => {
    setIsOpen(next);
    if (!next) localStorage.setItem(DISMISSED, "yes");
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={WORDS.headsUpTitle}
      description={WORDS.headsUpText}
      footer={[
        <Button key="close" variant="primary" onClick={() => change(false)}>
          {WORDS.headsUpClose}
        </Button>,
      ]}
    />
  );
}
