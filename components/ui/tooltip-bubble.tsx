"use client";

/** The part of the tooltip that needs the overlay library; tooltip.tsx loads it on first use. */

import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode, RefObject } from "react";
import { TOOLTIP_OFFSET_PX } from "@/lib/domain/constants";
import { classNames } from "./class-names";
import { ElementProxy } from "./element-proxy";
import layer from "./layer.module.css";
import { type Placement, sideAndAlign } from "./placement";
import styles from "./tooltip.module.css";

export type TooltipBubbleProps = {
  trigger: RefObject<HTMLElement | null>;
  bubble: RefObject<HTMLDivElement | null>;
  id: string;
  placement: Placement;
  isOpen: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** The caller decides when the bubble opens and closes. */
export function TooltipBubble({ trigger, bubble, placement, isOpen, ...content }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen}>
        <Radix.Trigger asChild>
          <ElementProxy target={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...sideAndAlign(placement)}
            {...content}
            ref={bubble}
            sideOffset={TOOLTIP_OFFSET_PX}
            collisionPadding={8}
            className={classNames(layer.anchored, styles.tooltip)}
          />
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
