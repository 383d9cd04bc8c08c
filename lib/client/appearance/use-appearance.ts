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
let known: { cookie: string; appearance: Appearance } = { cookie: "", appearance: DEFAULT_APPEARANCE };
let channel: TabChannel<null> | null = null;

function cookieValue(): string {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${APPEARANCE_COOKIE}=`));
  return pair?.slice(APPEARANCE_COOKIE.length + 1) ?? "";
}

/** The same object as long as the cookie says the same. */
export function currentAppearance(): Appearance {
  const cookie = cookieValue();
  if (cookie !== known.cookie) known = { cookie, appearance: readAppearance(cookie) };
  return known.appearance;
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

/** Changes how this browser shows the app, at once and in its other tabs. */
export function changeAppearance(change: Partial<Appearance>): void {
  const value = writeAppearance({ ...currentAppearance(), ...change });
  // The Cookie Store API is missing on plain http and in older browsers, so this goes through the document.
  Object.assign(document, {
    cookie: `${APPEARANCE_COOKIE}=${value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`,
  });
  apply();
  channel?.post(null);
}

const FirstAppearance = createContext<Appearance>(DEFAULT_APPEARANCE);

/** Tells the first render what the cookie of its request said, so that nothing is drawn twice. */
export const FirstAppearanceProvider = FirstAppearance.Provider;

/** How this browser shows the app. */
export function useAppearance(): Appearance {
  const first = useContext(FirstAppearance);
  return useSyncExternalStore(subscribe, currentAppearance, () => first);
}
