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
import { type MenuHands, usePlainMenu } from "./use-plain-menu";

const parts = lazyPart(() => import("./menu-parts"));

export type MenuProps = {
  /** A button; it gets the menu's state and keys. */
  trigger: ReactElement;
  /** Names the menu; without it the trigger does. */
  label?: string;
  placement?: Placement;
  /** As wide as its trigger, at least. */
  matchesTriggerWidth?: boolean;
  /** `useHoverMenu`, for one that opens when the pointer rests on its trigger too; no page pays for it that has none. */
  opensOnHover?: (isOpen: boolean, change: (isOpen: boolean) => void) => MenuHands;
  /** Open as soon as it is drawn, for a menu that is drawn only once it is wanted. */
  isInitiallyOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Prevent its default where what was chosen takes the focus, such as a dialog. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

type TriggerProps = { id?: string; ref?: Ref<HTMLElement> };

/** A menu beside a button; it closes on a press elsewhere, on Escape and on scroll. */
export function Menu({ trigger, label, placement = "bottom-start", onOpenChange, children, ...props }: MenuProps) {
  const [isOpen, setIsOpen] = useState(props.isInitiallyOpen ?? false);
  const [isByKey, setIsByKey] = useState(false);
  const change = useCallback(
    (next: boolean) => {
      setIsOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => change(false), [change]);
  useCloseOnScroll(isOpen, close, "[role='menu']");
  const useHands = props.opensOnHover ?? usePlainMenu;
  const { triggerProps, contentProps } = useHands(isOpen, change);
  const loaded = useLazyLayer(parts, isOpen, close);
  const menuId = useId();
  const ownId = useId();
  const given = trigger.props as TriggerProps;
  const triggerId = given.id ?? ownId;
  const ref = useJoinedRef<HTMLElement>(triggerProps.ref, given.ref);

  const press = (event: SyntheticEvent) => {
    const { button, ctrlKey } = event.nativeEvent as PointerEvent;
    if (event.defaultPrevented || button !== 0 || ctrlKey) return;
    setIsByKey(false);
    change(!isOpen);
    // What opens takes the focus itself.
    if (!isOpen) event.preventDefault();
  };
  const key = (event: SyntheticEvent) => {
    const { key: pressed } = event.nativeEvent as KeyboardEvent;
    if (event.defaultPrevented || !["Enter", " ", "ArrowDown"].includes(pressed)) return;
    setIsByKey(loaded === null);
    change(pressed === "ArrowDown" || !isOpen);
    event.preventDefault();
  };
  const handlers = joinHandlers(given, {
    onPointerEnter: (event) => triggerProps.onPointerEnter?.(event as PointerMove),
    onPointerLeave: () => triggerProps.onPointerLeave?.(),
    onPointerDown: (event) => {
      triggerProps.onPointerDown?.(event as PointerMove);
      press(event);
    },
    onKeyDown: (event) => {
      triggerProps.onKeyDown?.(event as KeyPress);
      key(event);
    },
  });
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        id: ownId,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen && loaded ? menuId : undefined,
        "data-state": isOpen ? "open" : "closed",
        ...given,
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
          onOpenChange={change}
          startsOnFirstItem={isByKey}
          onCloseAutoFocus={props.onCloseAutoFocus}
          contentProps={contentProps}
        >
          {children}
        </loaded.MenuLayer>
      ) : null}
    </>
  );
}

// The items stand in a layer alone, which is there before them.

/** One action, or with `href` one link. */
export function MenuItem(props: MenuItemProps) {
  const loaded = parts.get();
  return loaded ? <loaded.MenuItem {...props} /> : null;
}

/** Choices of which one holds. */
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
