"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import Link from "next/link";
import { type ReactElement, type ReactNode, useCallback, useState } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import layer from "./layer.module.css";
import styles from "./menu.module.css";
import { type Placement, sideAndAlign } from "./placement";
import type { Tone } from "./tone";
import { useCloseOnScroll } from "./use-close-on-scroll";
import { useHoverMenu } from "./use-hover-menu";

export type MenuProps = {
  /** A button; it gets the menu's state and keys. */
  trigger: ReactElement;
  /** Names the menu; without it the trigger does. */
  label?: string;
  placement?: Placement;
  /** As wide as its trigger, at least. */
  isTriggerWide?: boolean;
  /** It opens when the pointer rests on its trigger too, not only on a press. */
  opensOnHover?: boolean;
  /** Open as soon as it is drawn, for a menu that is drawn only once it is wanted. */
  isInitiallyOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Prevent its default where what was chosen takes the focus, such as a dialog. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** A menu beside a button; it closes on a press elsewhere, on Escape and on scroll. */
export function Menu({ trigger, label, placement = "bottom-start", onOpenChange, children, ...props }: MenuProps) {
  const [isOpen, setIsOpen] = useState(props.isInitiallyOpen ?? false);
  const change = useCallback(
    (next: boolean) => {
      setIsOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => change(false), [change]);
  useCloseOnScroll(isOpen, close, "[role='menu']");
  const { triggerProps, contentProps } = useHoverMenu(props.opensOnHover ?? false, isOpen, change);
  return (
    <Radix.Root open={isOpen} onOpenChange={change} modal={false}>
      <Radix.Trigger asChild {...triggerProps}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...sideAndAlign(placement)}
          {...(label ? { "aria-label": label, "aria-labelledby": undefined } : {})}
          {...contentProps}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            contentProps.onCloseAutoFocus(event);
          }}
          className={classNames(layer.beside, layer.popup, styles.menu, props.isTriggerWide && styles.wide)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

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
export function MenuRadioGroup(props: {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <Radix.RadioGroup aria-label={props.label} value={props.value} onValueChange={props.onValueChange}>
      {props.options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={styles.item}>
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
