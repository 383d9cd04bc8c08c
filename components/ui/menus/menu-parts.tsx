"use client";

/** The parts of the menu that need the overlay library; menu.tsx loads them on first use. */

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names";
import { ElementProxy } from "../element-proxy";
import { Kbd } from "../kbd";
import layer from "../layer.module.css";
import { type Placement, sideAndAlign } from "../placement";
import type { Tone } from "../tone";
import { KEEP_FOCUS } from "./keep-focus";
import styles from "./menu.module.css";
import { moveFocusAtOnce } from "./move-focus-at-once";
import type { MenuBehavior } from "./use-click-menu";

export type MenuItemProps = {
  icon?: ReactNode;
  /** Colors the icon by the result of the action. */
  tone?: Tone;
  /** The key of the same action, shown at the end. */
  shortcut?: string;
  isDanger?: boolean;
  /** Why the action is unavailable; shown in place of the shortcut. */
  disabledReason?: string | null;
  /** A second line in a quieter color that describes the effect. */
  detail?: ReactNode;
  /** Makes the item a link to this page. */
  href?: string;
  onSelect?: () => void;
  children: ReactNode;
};

export type MenuRadioGroupProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
};

export type MenuLayerProps = {
  trigger: RefObject<HTMLElement | null>;
  id: string;
  triggerId: string;
  label?: string;
  placement: Placement;
  matchesTriggerWidth?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Opened by a key before this part was loaded, so it must focus the first item itself. */
  startsOnFirstItem: boolean;
  onCloseAutoFocus?: (event: Event) => void;
  contentProps: MenuBehavior["contentProps"];
  children: ReactNode;
};

export function MenuLayer({ trigger, contentProps, ...props }: MenuLayerProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <ElementProxy target={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...sideAndAlign(props.placement)}
          {...contentProps}
          id={props.id}
          aria-label={props.label}
          data-opener={props.triggerId}
          aria-labelledby={props.label ? undefined : props.triggerId}
          sideOffset={4}
          collisionPadding={8}
          loop
          onKeyDownCapture={moveFocusAtOnce}
          // Radix accepts this prop, but its types omit it.
          {...{
            onOpenAutoFocus: (event: Event) => {
              contentProps.onOpenAutoFocus?.(event);
              if (event.defaultPrevented || !props.startsOnFirstItem) return;
              event.preventDefault();
              const first = contentProps.ref.current?.querySelector("[role^='menuitem']:not([data-disabled])");
              if (first instanceof HTMLElement) first.focus();
            },
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            contentProps.onCloseAutoFocus?.(event);
            if (hasFocusMoved(trigger.current)) event.preventDefault();
          }}
          className={classNames(layer.anchored, layer.popup, styles.menu, props.matchesTriggerWidth && styles.wide)}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Whether the chosen item has moved the focus already: taking it back for a moment would show "Required" on a dialog's
 * first field.
 */
function hasFocusMoved(trigger: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement !== trigger;
}

/** One action, or a link with `href`. */
export function MenuItem(props: MenuItemProps) {
  const { icon, tone, shortcut, isDanger, disabledReason, detail, href, onSelect, children } = props;
  const content = (
    <>
      {icon ? (
        <span className={styles.icon} data-tone={disabledReason ? undefined : tone}>
          {icon}
        </span>
      ) : null}
      <span className={styles.text}>
        {children}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {disabledReason ? <span className={styles.reason}>{disabledReason}</span> : null}
      {shortcut && !disabledReason ? <Kbd>{shortcut}</Kbd> : null}
    </>
  );
  const isLink = href !== undefined && !disabledReason;
  return (
    <Radix.Item
      {...KEEP_FOCUS}
      className={classNames(styles.item, isDanger && styles.danger)}
      disabled={Boolean(disabledReason)}
      onSelect={onSelect}
      asChild={isLink}
    >
      {isLink ? <Link href={href}>{content}</Link> : content}
    </Radix.Item>
  );
}

/** A group of choices, one of which is active. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup aria-label={props.label} value={props.value} onValueChange={props.onValueChange}>
      {props.options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} {...KEEP_FOCUS} className={styles.item}>
          <span className={styles.icon}>
            <Radix.ItemIndicator>
              <Check />
            </Radix.ItemIndicator>
          </span>
          <span className={styles.text}>{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
