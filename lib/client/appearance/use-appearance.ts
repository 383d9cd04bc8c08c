"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { notifyEach } from "../../notify-each";
import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import {
  APPEARANCE_COOKIE,
  type Appearance,
  appearanceAttributes,
  DEFAULT_APPEARANCE,
  readAppearance,
  writeAppearance,
} from "./appearance";

const ONE_YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();
let cached: { cookie: string; appearance: Appearance } = { cookie: "", appearance: DEFAULT_APPEARANCE };
let channel: TabChannel<null> | null = null;

function cookieValue(): string {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${APPEARANCE_COOKIE}=`));
  return pair?.slice(APPEARANCE_COOKIE.length + 1) ?? "";
}

/** Returns the same object while the cookie stays the same. */
export function currentAppearance(): Appearance {
  const cookie = cookieValue();
  if (cookie !== cached.cookie) cached = { cookie, appearance: readAppearance(cookie) };
  return cached.appearance;
}

function apply(): void {
  for (const [name, value] of Object.entries(appearanceAttributes(currentAppearance()))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  notifyEach(listeners);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("pageshow", apply);
  listeners.add(listener);
  if (channel === null) {
    channel = openTabChannel(APPEARANCE_COOKIE);
    channel.listen(apply);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("pageshow", apply);
    channel?.close();
    channel = null;
  };
}

/** Changes the appearance in all tabs of this browser. */
export function changeAppearance(change: Partial<Appearance>): void {
  const value = writeAppearance({ ...currentAppearance(), ...change });
  // The Cookie Store API is missing on plain HTTP and in older browsers.
  Object.assign(document, {
    cookie: `${APPEARANCE_COOKIE}=${value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`,
  });
  apply();
  channel?.post(null);
}

const FirstAppearance = createContext<Appearance>(DEFAULT_APPEARANCE);

/** Passes the request's cookie to the first render, so that hydration matches. */
export const FirstAppearanceProvider = FirstAppearance.Provider;

export function useAppearance(): Appearance {
  const first = useContext(FirstAppearance);
  return useSyncExternalStore(subscribe, currentAppearance, () => first);
}
