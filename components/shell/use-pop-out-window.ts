"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { createPopOutWindow, type PopOutHost } from "./pop-out-window";

export type PopOutState = "closed" | "opening" | "open" | "blocked";

type Options = {
  url: string;
  name: string;
  /** False closes it. */
  staysOpen: boolean;
  host?: PopOutHost;
};

/** A pop-out window for as long as the component is there. `blocked`: the browser let none open; the next press may. */
export function usePopOutWindow({ url, name, staysOpen, host }: Options) {
  const [state, setState] = useState<PopOutState>("closed");
  const mayStay = useRef(staysOpen);
  const popOut = useRef<ReturnType<typeof createPopOutWindow>>(null);

  useEffect(() => {
    const created = createPopOutWindow(host ?? browserHost(), {
      url,
      name,
      staysOpen: () => mayStay.current,
      onClosed: () => setState("closed"),
    });
    popOut.current = created;
    return created.close;
  }, [url, name, host]);
  useEffect(() => {
    mayStay.current = staysOpen;
    popOut.current?.look();
  }, [staysOpen]);

  const open = useCallback(async () => {
    if (!mayStay.current) return;
    setState((before) => (before === "open" ? before : "opening"));
    setState((await popOut.current?.open()) ?? "closed");
  }, []);
  const close = useCallback(() => popOut.current?.close(), []);
  return { state, open, close };
}

/** The window itself: its methods want to be called on it. */
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
