"use client";
/** What is selected stands in the address: a reload and a passed-on link choose it again and show it. */
import { parseAsArrayOf, parseAsString, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { isElsewhere, onPageLeaving } from "@/components/ui/page-leaving";
import { useOpenedAgain } from "@/components/ui/use-opened-again";
import { showAlert } from "@/lib/client/alerts-store";
import type { EditorStore } from "@/lib/editor/editor-store";
import { type EditorView, sendCamera } from "../canvas/editor-view";
import { goToFloor } from "../sight/go-to-floor";
import { whenIdle } from "../when-idle";
import { foundOf, linkedKeys } from "./selection-link";
import { LINK_WORDS } from "./words";

const PARSER = parseAsArrayOf(parseAsString).withOptions({ history: "replace" });
const GONE_ALERT = "link-gone";
/** Nobody passes on the address of a choice that lasts no longer. */
const LATER_MS = 400;
const LATEST_MS = 1000;

/** Selects what a link names and still stands, on its floor, and looks there unless the link names a view to look from. */
function openLink(store: EditorStore, view: EditorView, keys: readonly string[], isViewNamed: boolean): void {
  const { items, gone } = foundOf(store, keys);
  if (gone > 0) showAlert({ id: GONE_ALERT, type: "info", message: LINK_WORDS.gone(gone, gone + items.length) });
  const seen = items.filter(({ kind, key }) => !view.layers?.isHidden(kind, key));
  const [first] = seen;
  if (!first) return;
  const floors = seen.map(({ kind, key }) => store.scene.get(kind, key)?.floorNumber);
  const [floor] = floors;
  if (floor !== undefined && !floors.includes(view.get().floorNumber)) goToFloor(store, view, floor);
  store.select(seen);
  // Once its floor is shown.
  if (!isViewNamed) requestAnimationFrame(() => sendCamera(view, "frame"));
}

/** Written when nothing else is to be done, and never while something is dragged. */
export function useSelectionAddress(store: EditorStore, view: EditorView): void {
  const [keys, setKeys] = useQueryState("selection", PARSER);
  const [camera] = useQueryState("camera", parseAsString);
  const opening = useRef({ keys, isViewNamed: camera !== null });
  const isOpened = useRef(false);
  const noteArriving = useOpenedAgain();

  useEffect(() => {
    let written = opening.current.keys?.join() ?? "";
    let callOff: (() => void) | null = null;
    function write(): void {
      callOff = null;
      if (store.isDragging()) {
        note();
        return;
      }
      const now = linkedKeys(store);
      if ((now?.join() ?? "") === written) return;
      written = now?.join() ?? "";
      noteArriving(setKeys(now));
    }
    function note(): void {
      callOff?.();
      const timer = setTimeout(() => {
        callOff = whenIdle(write, LATEST_MS);
      }, LATER_MS);
      callOff = () => clearTimeout(timer);
    }
    const stopFollowing = store.subscribeSelection(note);
    // A change of the address would call off the opening of the other page.
    const stopHearing = onPageLeaving((target) => {
      if (isElsewhere(target)) callOff?.();
    });
    if (!isOpened.current) {
      isOpened.current = true;
      const { keys: linked, isViewNamed } = opening.current;
      if (linked && linked.length > 0) {
        openLink(store, view, linked, isViewNamed);
        // What is gone leaves the address too.
        note();
      }
    }
    return () => {
      stopFollowing();
      stopHearing();
      callOff?.();
    };
  }, [store, view, setKeys, noteArriving]);
}
