"use client";
/** Corners and edges without a face: looked for when nothing else is to be done, then kept as the scene changes. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { followLooseParts, type LooseOnFloor } from "@/lib/editor/core/rooms/loose-parts";
import { whenIdle } from "../../state/when-idle";

/** Records at a time: about a millisecond's work. */
const AT_ONCE = 4000;
const LATER_MS = 300;

/** By floor; another map whenever one comes or goes. */
export function useLooseParts(store: EditorStore): ReadonlyMap<number, LooseOnFloor> {
  const parts = useMemo(() => followLooseParts(store.scene), [store]);
  useEffect(() => store.subscribeScene(parts.follow), [store, parts]);
  useEffect(() => {
    let callOff = () => {};
    const look = (): void => {
      if (parts.lookOn(AT_ONCE)) callOff = whenIdle(look);
    };
    const timer = setTimeout(() => {
      callOff = whenIdle(look);
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [parts]);
  return useSyncExternalStore(parts.subscribe, parts.get, parts.get);
}
