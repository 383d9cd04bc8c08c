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

const EVENT_TYPES = ["keydown", "pointerdown", "touchstart", "wheel"] as const;
const LISTENER_OPTIONS = { passive: true, capture: true } as const;

/** Browsers repeat pointer events when the content under the pointer changes: only a new position is a move. */
function listenForActivity(notify: () => void): () => void {
  let position = "";
  const notifyOfMove = ({ screenX, screenY, clientX, clientY }: PointerEvent) => {
    const next = `${screenX} ${screenY} ${clientX} ${clientY}`;
    if (next === position) return;
    position = next;
    notify();
  };
  for (const type of EVENT_TYPES) window.addEventListener(type, notify, LISTENER_OPTIONS);
  window.addEventListener("pointermove", notifyOfMove, LISTENER_OPTIONS);
  return () => {
    for (const type of EVENT_TYPES) window.removeEventListener(type, notify, LISTENER_OPTIONS);
    window.removeEventListener("pointermove", notifyOfMove, LISTENER_OPTIONS);
  };
}

function createWatch(build: string): UpdateWatch {
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

/** Starts the update check and returns its state. For one component of the page only. */
export function useUpdate(): Update {
  const { build } = usePublicConfig();
  const [watch] = useState(() => createWatch(build));
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
    const removeSave = onBeforeReload(() => {
      if (typed.isHeld()) throw new Error("Typed text cannot be saved");
    });
    return () => {
      removeSave();
      typed.end();
    };
  }, []);

  return { view, cancel: watch.cancel, reload: watch.reload };
}
