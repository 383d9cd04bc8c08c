"use client";

import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { layerOf, topLayer } from "../overlays/top-layer";
import { isTyping } from "./is-typing";
import { areLetterKeysOff } from "./letter-keys";
import { isNativeKey } from "./native-key";

/** A key by which a part of the page is reached from anywhere on it, such as `/` for its search. */
export type PageKey = {
  /** Unique on the page. */
  id: string;
  /** What it does, in words. */
  label: string;
  /** One or more keys as `KeyboardEvent.key` says them; the space bar is "Space", a letter with Shift "shift+x". */
  keys: readonly string[];
  /** Holding it down does it again and again. */
  isRepeatable?: boolean;
  /** Only a key: no command that anybody would look for by its name. */
  isKeyOnly?: boolean;
  /** `false`: it meant nothing here, and the key keeps its usual effect. */
  run: () => unknown;
};

/** Listens for the keys of the parts in its reach. `layer` is the open layer that a part is in, null for the page. */
export type PageKeysKeeper = {
  add: (
    keys: readonly PageKey[],
    layer: Element | null,
  ) => { update: (keys: readonly PageKey[]) => void; remove: () => void };
};

function strokeOf({ key, shiftKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  return shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key;
}

/** Where nobody keeps the keys of the whole page, each part listens for its own. */
const SELF: PageKeysKeeper = {
  add(first, layer) {
    let keys = first;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (isTyping(event.target) || isNativeKey(event) || topLayer(event.target) !== layer) return;
      const stroke = strokeOf(event);
      if (stroke !== "Space" && event.key.length === 1 && areLetterKeysOff()) return;
      const key = keys.find((one) => one.keys.includes(stroke));
      if (key === undefined || (event.repeat && !key.isRepeatable)) return;
      if (key.run() !== false) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return {
      update: (next) => {
        keys = next;
      },
      remove: () => document.removeEventListener("keydown", onKeyDown),
    };
  },
};

const Keeper = createContext<PageKeysKeeper>(SELF);

/** Hands the keys of every part below to one keeper. */
export function PageKeysProvider({ keeper, children }: { keeper: PageKeysKeeper; children: ReactNode }) {
  return <Keeper value={keeper}>{children}</Keeper>;
}

/**
 * The keys of a part, while it is mounted: off while typing, and while a layer that the part is not in lies over the
 * page. `within` is any element of the part. What is seen answers: they are there with the drawing, not a moment after it.
 */
export function usePageKeys(keys: readonly PageKey[], within: RefObject<Element | null>): void {
  const keeper = useContext(Keeper);
  const handle = useRef<ReturnType<PageKeysKeeper["add"]> | null>(null);
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
    handle.current?.update(keys);
  });
  useLayoutEffect(() => {
    const own = keeper.add(latest.current, layerOf(within.current));
    handle.current = own;
    return () => {
      handle.current = null;
      own.remove();
    };
  }, [keeper, within]);
}
