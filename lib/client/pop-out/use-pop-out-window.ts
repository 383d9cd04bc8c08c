"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { createPopOutWindow, type OpenedWindow, type PopOutHost } from "./pop-out-window";

export type PopOutState = "closed" | "opening" | "open" | "blocked";

type Options = {
  url: string;
  name: string;
  /** False closes the window. */
  staysOpen: boolean;
  /** Keeps the window while this page reloads. */
  outlivesPage?: boolean;
  host?: PopOutHost;
};

/**
 * Controls a pop-out window that closes with the component. `blocked`: the browser refused to open it; the
 * next press may succeed.
 */
export function usePopOutWindow({ url, name, staysOpen, outlivesPage = false, host }: Options) {
  const [state, setState] = useState<PopOutState>("closed");
  const mayStay = useRef(staysOpen);
  const popOut = useRef<ReturnType<typeof createPopOutWindow>>(null);

  useEffect(() => {
    const created = createPopOutWindow(host ?? browserHost(), {
      url,
      name,
      staysOpen: () => mayStay.current,
      onClosed: () => setState("closed"),
      outlivesPage,
    });
    popOut.current = created;
    return created.close;
  }, [url, name, host, outlivesPage]);
  useEffect(() => {
    mayStay.current = staysOpen;
    popOut.current?.look();
  }, [staysOpen]);

  const open = useCallback(async (): Promise<PopOutState> => {
    if (!mayStay.current) return "closed";
    setState((before) => (before === "open" ? before : "opening"));
    const opened = (await popOut.current?.open()) ?? "closed";
    setState(opened);
    return opened;
  }, []);
  const close = useCallback(() => popOut.current?.close(), []);
  /** Adopts a window of the previous page, if it may stay. */
  const adopt = useCallback((found: OpenedWindow) => {
    setState("open");
    popOut.current?.adopt(found);
  }, []);
  const current = useCallback(() => popOut.current?.current() ?? null, []);
  return { state, open, close, adopt, current };
}

/** The window's methods need their `this`. */
function browserHost(): PopOutHost {
  const { screen, getScreenDetails } = window as Window & Pick<PopOutHost, "screen" | "getScreenDetails">;
  return {
    screen,
    getScreenDetails: getScreenDetails?.bind(window),
    open: (url, name, features) => window.open(url, name, features),
    addEventListener: (type, listener) => window.addEventListener(type, listener),
    removeEventListener: (type, listener) => window.removeEventListener(type, listener),
  };
}
