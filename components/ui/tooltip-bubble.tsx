"use client";

/** The tooltip as the library of layers places it: what tooltip.tsx loads when it is wanted. */
import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode, RefObject } from "react";
import { TOOLTIP_OFFSET_PX } from "@/lib/domain/constants";
import { classNames } from "./class-names";
import layer from "./layer.module.css";
import { type Placement, sideAndAlign } from "./placement";
import { StandIn } from "./stand-in";
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

/** The bubble. When it opens and closes is decided by who draws it. */
export function TooltipBubble({ trigger, bubble, placement, isOpen, ...content }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen}>
        <Radix.Trigger asChild>
          <StandIn of={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...sideAndAlign(placement)}
            {...content}
            ref={bubble}
            sideOffset={TOOLTIP_OFFSET_PX}
            collisionPadding={8}
            className={classNames(layer.beside, styles.tooltip)}
          />
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
