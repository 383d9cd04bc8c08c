"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { NESTED_MENU_OFFSET_PX } from "@/lib/domain/constants";
import { classNames } from "../class-names";
import layer from "../layer.module.css";
import { FOCUS_STAYS } from "./closing-menu";
import styles from "./menu.module.css";
import { stepAtOnce } from "./menu-steps";

export type SubmenuProps = {
  label: string;
  icon?: ReactNode;
  /** Why it cannot be opened now. */
  disabledReason?: string | null;
  /** Open from the start, for a sheet of parts. */
  isInitiallyOpen?: boolean;
  children: ReactNode;
};

/** An item of a menu that opens a menu beside it, on hover after the 100 ms that Radix waits; Escape and the left arrow close that one alone. */
export function Submenu({ label, icon, disabledReason, isInitiallyOpen, children }: SubmenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isInitiallyOpen) return;
    // Once the menu that holds it has taken the focus, which would close it.
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, [isInitiallyOpen]);
  return (
    <Radix.Sub open={isOpen} onOpenChange={setIsOpen}>
      <Radix.SubTrigger {...FOCUS_STAYS} ref={trigger} disabled={Boolean(disabledReason)} className={styles.item}>
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
          onKeyDownCapture={stepAtOnce}
          onEscapeKeyDown={(event) => {
            // The library would close every menu up to the first one.
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
