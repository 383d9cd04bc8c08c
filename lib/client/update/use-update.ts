"use client";

/** The state of the update check for the screen. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { openTabChannel } from "../browser/tab-channel";
import { usePublicConfig } from "../public-config";
import { onBeforeReload, saveBeforeReload } from "./before-reload";
import { readBuild } from "./read-build";
import { reloadDocument } from "./reload-document";
import { watchTypedText } from "./typed-text";
import { browserMemory } from "./update-memory";
import type { UpdateView } from "./update-rule";
import { type UpdateNews, UpdateWatch } from "./update-watch";

const ALWAYS = ["keydown", "pointerdown", "touchstart", "wheel"] as const;
const HOW = { passive: true, capture: true } as const;

/** Browsers repeat pointer events when the content below changes: only another position is a move. */
function listenForActivity(notify: () => void): () => void {
  let place = "";
  const moved = ({ screenX, screenY, clientX, clientY }: PointerEvent) => {
    const next = `${screenX} ${screenY} ${clientX} ${clientY}`;
    if (next === place) return;
    place = next;
    notify();
  };
  for (const type of ALWAYS) window.addEventListener(type, notify, HOW);
  window.addEventListener("pointermove", moved, HOW);
  return () => {
    for (const type of ALWAYS) window.removeEventListener(type, notify, HOW);
    window.removeEventListener("pointermove", moved, HOW);
  };
}

function watchOf(build: string): UpdateWatch {
  return new UpdateWatch({
    build,
    readBuild,
    memory: browserMemory,
    openChannel: () => openTabChannel<UpdateNews>("lintel-update"),
    now: () => Date.now(),
    isVisible: () => document.visibilityState !== "hidden",
    isOnline: () => navigator.onLine,
    save: saveBeforeReload,
    reload: reloadDocument,
  });
}

export type Update = { view: UpdateView; cancel: () => void; reload: () => void };

/** Use in one component of the page only. */
export function useUpdate(): Update {
  const { build } = usePublicConfig();
  const [watch] = useState(() => watchOf(build));
  const view = useSyncExternalStore(watch.subscribe, watch.view, () => null);

  useEffect(() => {
    const stop = watch.start();
    const unlisten = listenForActivity(watch.noteActivity);
    document.addEventListener("visibilitychange", watch.noteVisibility);
    return () => {
      stop();
      unlisten();
      document.removeEventListener("visibilitychange", watch.noteVisibility);
    };
  }, [watch]);

  useEffect(() => {
    const typed = watchTypedText();
    const off = onBeforeReload(() => {
      if (typed.isHeld()) throw new Error("Typed text cannot be saved");
    });
    return () => {
      off();
      typed.end();
    };
  }, []);

  return { view, cancel: watch.cancel, reload: watch.reload };
}
