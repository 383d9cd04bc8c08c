"use client";

import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from "react";
import { findLayer, findTopLayer } from "../overlays/top-layer";
import { isTyping } from "./is-typing";
import { areLetterKeysOff } from "./letter-keys";
import { isNativeKey } from "./native-key";

/** A key of one part of the page that works from anywhere on the page, such as `/` for the search. */
export type PageKey = {
  id: string;
  /** The command's name for the list of shortcuts. */
  label: string;
  /** Values of `KeyboardEvent.key`; the space bar is "Space", Shift with a letter is "shift+x". */
  keys: readonly string[];
  /** Holding the key repeats the command. */
  isRepeatable?: boolean;
  /** The palette does not list the command. */
  isKeyOnly?: boolean;
  /** Returns `false` if the key did not apply, so that the browser's default action runs. */
  run: () => unknown;
};

/** Registers the keys of mounted parts. `layer` is the open layer that contains the part, null for the page. */
export type PageKeyRegistry = {
  add: (
    keys: readonly PageKey[],
    layer: Element | null,
  ) => { update: (keys: readonly PageKey[]) => void; remove: () => void };
};

function readStroke({ key, shiftKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  return shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key;
}

/** Without a page-wide registry, each part listens for its own keys. */
const LOCAL_REGISTRY: PageKeyRegistry = {
  add(first, layer) {
    let keys = first;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (isTyping(event.target) || isNativeKey(event) || findTopLayer(event.target) !== layer) return;
      const stroke = readStroke(event);
      if (stroke !== "Space" && event.key.length === 1 && areLetterKeysOff()) return;
      const key = keys.find((pageKey) => pageKey.keys.includes(stroke));
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

const RegistryContext = createContext<PageKeyRegistry>(LOCAL_REGISTRY);

/** Registers the keys of all parts below in one registry. */
export function PageKeysProvider({ registry, children }: { registry: PageKeyRegistry; children: ReactNode }) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/**
 * Registers a part's keys while it is mounted. They are inactive while typing, and while a layer that does not contain
 * the part covers the page. `within` is any element of the part. Layout effects make the keys work as soon as the part
 * is visible.
 */
export function usePageKeys(keys: readonly PageKey[], within: RefObject<Element | null>): void {
  const registry = useContext(RegistryContext);
  const handle = useRef<ReturnType<PageKeyRegistry["add"]> | null>(null);
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
    handle.current?.update(keys);
  });
  useLayoutEffect(() => {
    const registration = registry.add(latest.current, findLayer(within.current));
    handle.current = registration;
    return () => {
      handle.current = null;
      registration.remove();
    };
  }, [registry, within]);
}
