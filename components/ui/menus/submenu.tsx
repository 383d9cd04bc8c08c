"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { NESTED_MENU_OFFSET_PX } from "@/lib/domain/constants";
import { classNames } from "../class-names";
import layer from "../layer.module.css";
import { KEEP_FOCUS } from "./keep-focus";
import styles from "./menu.module.css";
import { moveFocusAtOnce } from "./move-focus-at-once";

export type SubmenuProps = {
  label: string;
  icon?: ReactNode;
  /** Why the submenu cannot be opened now. */
  disabledReason?: string | null;
  /** Opens on mount, for the gallery. */
  isInitiallyOpen?: boolean;
  children: ReactNode;
};

/**
 * A menu item that opens a nested menu, on hover after Radix's delay of 100 ms; Escape and the left arrow close only
 * the nested menu.
 */
export function Submenu({ label, icon, disabledReason, isInitiallyOpen, children }: SubmenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInitiallyOpen) return;
    // Waits until the parent menu has taken the focus, which would close the nested menu.
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, [isInitiallyOpen]);
  return (
    <Radix.Sub open={isOpen} onOpenChange={setIsOpen}>
      <Radix.SubTrigger {...KEEP_FOCUS} ref={trigger} disabled={Boolean(disabledReason)} className={styles.item}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span className={styles.text}>{label}</span>
        {disabledReason ? <span className={styles.reason}>{disabledReason}</span> : null}
        <ChevronRight aria-hidden="true" className={styles.more} />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          sideOffset={NESTED_MENU_OFFSET_PX}
          alignOffset={-5}
          collisionPadding={8}
          loop
          onKeyDownCapture={moveFocusAtOnce}
          onEscapeKeyDown={(event) => {
            // Radix would close all menus.
            event.preventDefault();
            setIsOpen(false);
            trigger.current?.focus();
          }}
          className={classNames(layer.anchored, layer.popup, styles.menu, styles.nested)}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
