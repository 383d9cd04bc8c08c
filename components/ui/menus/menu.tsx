"use client";

import {
  cloneElement,
  type KeyboardEvent as KeyPress,
  type PointerEvent as PointerMove,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useId,
  useState,
} from "react";
import { joinHandlers } from "../join-handlers";
import { lazyPart, useLazyLayer } from "../lazy-part";
import type { Placement } from "../placement";
import { useCloseOnScroll } from "../use-close-on-scroll";
import { useJoinedRef } from "../use-joined-ref";
import type { MenuItemProps, MenuRadioGroupProps } from "./menu-parts";
import { type MenuBehavior, useClickMenu } from "./use-click-menu";

const parts = lazyPart(() => import("./menu-parts"));

export type MenuProps = {
  /** A button; it receives the menu's state and keys. */
  trigger: ReactElement;
  /** The accessible name; defaults to the trigger's. */
  label?: string;
  placement?: Placement;
  /** At least as wide as its trigger. */
  matchesTriggerWidth?: boolean;
  /** Pass `useHoverMenu` for a menu that also opens on hover; pages without one do not load it. */
  opensOnHover?: (isOpen: boolean, changeOpen: (isOpen: boolean) => void) => MenuBehavior;
  /** Opens on mount, for a menu that is mounted only when needed. */
  isInitiallyOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Prevent the default if the chosen item moves the focus, such as to a dialog. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

type TriggerProps = { id?: string; ref?: Ref<HTMLElement> };

/** A menu next to a button; it closes on a press elsewhere, on Escape and on scroll. */
export function Menu({ trigger, label, placement = "bottom-start", onOpenChange, children, ...props }: MenuProps) {
  const [isOpen, setIsOpen] = useState(props.isInitiallyOpen ?? false);
  const [wasOpenedByKey, setWasOpenedByKey] = useState(false);
  const changeOpen = useCallback(
    (next: boolean) => {
      setIsOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => changeOpen(false), [changeOpen]);
  useCloseOnScroll(isOpen, close, "[role='menu']");
  const useBehavior = props.opensOnHover ?? useClickMenu;
  const { triggerProps, contentProps } = useBehavior(isOpen, changeOpen);
  const loaded = useLazyLayer(parts, isOpen, close);
  const menuId = useId();
  const fallbackId = useId();
  const elementProps = trigger.props as TriggerProps;
  const triggerId = elementProps.id ?? fallbackId;
  const ref = useJoinedRef<HTMLElement>(triggerProps.ref, elementProps.ref);

  const onPress = (event: SyntheticEvent) => {
    const { button, ctrlKey } = event.nativeEvent as PointerEvent;
    if (event.defaultPrevented || button !== 0 || ctrlKey) return;
    setWasOpenedByKey(false);
    changeOpen(!isOpen);
    // The opened menu takes the focus itself.
    if (!isOpen) event.preventDefault();
  };
  const onKey = (event: SyntheticEvent) => {
    const { key: pressed } = event.nativeEvent as KeyboardEvent;
    if (event.defaultPrevented || !["Enter", " ", "ArrowDown"].includes(pressed)) return;
    setWasOpenedByKey(loaded === null);
    changeOpen(pressed === "ArrowDown" || !isOpen);
    event.preventDefault();
  };
  const handlers = joinHandlers(elementProps, {
    onPointerEnter: (event) => triggerProps.onPointerEnter?.(event as PointerMove),
    onPointerLeave: () => triggerProps.onPointerLeave?.(),
    onPointerDown: (event) => {
      triggerProps.onPointerDown?.(event as PointerMove);
      onPress(event);
    },
    onKeyDown: (event) => {
      triggerProps.onKeyDown?.(event as KeyPress);
      onKey(event);
    },
  });
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        id: fallbackId,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen && loaded ? menuId : undefined,
        "data-state": isOpen ? "open" : "closed",
        ...elementProps,
        ...handlers,
        ref,
      })}
      {loaded ? (
        <loaded.MenuLayer
          trigger={triggerProps.ref}
          id={menuId}
          triggerId={triggerId}
          label={label}
          placement={placement}
          matchesTriggerWidth={props.matchesTriggerWidth}
          isOpen={isOpen}
          onOpenChange={changeOpen}
          startsOnFirstItem={wasOpenedByKey}
          onCloseAutoFocus={props.onCloseAutoFocus}
          contentProps={contentProps}
        >
          {children}
        </loaded.MenuLayer>
      ) : null}
    </>
  );
}

// Items render only inside an open menu, whose parts are loaded by then.

/** One action, or a link with `href`. */
export function MenuItem(props: MenuItemProps) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuItem {...props} /> : null;
}

/** A group of choices, one of which is active. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuRadioGroup {...props} /> : null;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuLabel>{children}</loaded.MenuLabel> : null;
}

export function MenuSeparator() {
  const loaded = parts.get();
  return loaded ? <loaded.MenuSeparator /> : null;
}
