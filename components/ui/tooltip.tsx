"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { Kbd } from "./kbd";
import { type Placement, sideAndAlign } from "./placement";
import styles from "./tooltip.module.css";

/** Distance between the trigger and the tooltip, in pixels. */
const OFFSET = 16;
const OPEN_DELAY_MS = 400;

export type TooltipProps = {
  label: string;
  shortcut?: string;
  placement?: Placement;
  /** One element that takes a ref and the pointer and focus handlers. */
  children: ReactElement;
};

/** A short text beside its trigger, on hover and on keyboard focus. It closes on Escape and on scroll. */
export function Tooltip({ label, shortcut, placement = "bottom-center", children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} disableHoverableContent>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            {...sideAndAlign(placement)}
            sideOffset={OFFSET}
            collisionPadding={8}
            className={styles.tooltip}
          >
            {label}
            {shortcut ? <Kbd>{shortcut}</Kbd> : null}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
