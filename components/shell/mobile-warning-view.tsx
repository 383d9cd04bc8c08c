"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { MOBILE_WARNING_COPY } from "./mobile-warning-copy";

type MobileWarningViewProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The dialog of the mobile warning, loaded after the first paint. */
export function MobileWarningView({ isOpen, onOpenChange }: MobileWarningViewProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={MOBILE_WARNING_COPY.title}
      description={MOBILE_WARNING_COPY.text}
      footer={[
        <Button key="close" variant="primary" onClick={() => onOpenChange(false)}>
          {MOBILE_WARNING_COPY.close}
        </Button>,
      ]}
    />
  );
}
