"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names";
import { ElementProxy } from "../element-proxy";
import { Kbd } from "../kbd";
import layer from "../layer.module.css";
import { type Placement, sideAndAlign } from "../placement";
/** The menu as the library of layers draws it: what menu.tsx loads when it is wanted. */
import type { Tone } from "../tone";
import { FOCUS_STAYS } from "./closing-menu";
import styles from "./menu.module.css";
import { stepAtOnce } from "./menu-steps";
import type { MenuHands } from "./use-plain-menu";

export type MenuItemProps = {
  icon?: ReactNode;
  /** Colours the icon by what the action leads to. */
  tone?: Tone;
  /** The key that does the same, shown at the end. */
  shortcut?: string;
  isDanger?: boolean;
  /** Why it cannot be done now; shown in place of the key. */
  disabledReason?: string | null;
  /** One more line in a quieter colour: what it will change. */
  detail?: ReactNode;
  /** The item is a link to this page. */
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
  /** Opened by a key that was pressed before this was there to see it. */
  startsOnFirstItem: boolean;
  onCloseAutoFocus?: (event: Event) => void;
  contentProps: MenuHands["contentProps"];
  children: ReactNode;
};

/** The layer with the items. */
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
          onKeyDownCapture={stepAtOnce}
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
            if (isFocusTaken(trigger.current)) event.preventDefault();
          }}
          className={classNames(layer.anchored, layer.popup, styles.menu, props.matchesTriggerWidth && styles.wide)}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What was chosen has the focus already: taken from there for a moment, a dialog's first field would say what it lacks. */
function isFocusTaken(trigger: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement !== trigger;
}

/** One action, or with `href` one link. */
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
      {...FOCUS_STAYS}
      className={classNames(styles.item, isDanger && styles.danger)}
      disabled={Boolean(disabledReason)}
      onSelect={onSelect}
      asChild={isLink}
    >
      {isLink ? <Link href={href}>{content}</Link> : content}
    </Radix.Item>
  );
}

/** Choices of which one holds. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup aria-label={props.label} value={props.value} onValueChange={props.onValueChange}>
      {props.options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} {...FOCUS_STAYS} className={styles.item}>
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
