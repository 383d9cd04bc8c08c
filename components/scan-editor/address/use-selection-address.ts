"use client";

/** What is selected stands in the address: a reload and a passed-on link choose it again and show it. */
import { parseAsArrayOf, parseAsInteger, parseAsString, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { useOpenedAgain } from "@/components/ui/overlays/use-opened-again";
import { isOtherPage, onPageLeaving } from "@/components/ui/page-leaving";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { type EditorView, runCameraCommand } from "../canvas/view/editor-view";
import { whenIdle } from "../state/when-idle";
import { goToFloor } from "../visibility/go-to-floor";
import { LINK_COPY } from "./copy";

/** A link with more keys than these is cut short by mail and chat. */
const MOST_LINKED = 12;

/** The keys of what is selected, in the order of selecting; null for nothing, and for more than a link holds: a part of it would be another selection. */
function linkedKeys({ getSelection }: Pick<EditorStore, "getSelection">): string[] | null {
  const { kinds } = getSelection();
  if (kinds.size === 0 || kinds.size > MOST_LINKED) return null;
  return selectedItems(getSelection()).map(({ key }) => key);
}

/** Those of a link's elements that the survey has, and how many of them it has not. */
function foundOf(
  { scene }: Pick<EditorStore, "scene">,
  keys: readonly string[],
): { items: SelectionItem[]; gone: number } {
  const asked = [...new Set(keys)].filter((key) => key !== "").slice(0, MOST_LINKED);
  const items = asked.flatMap((key): SelectionItem[] => {
    const kind = scene.kindOf(key);
    return kind ? [{ kind, key }] : [];
  });
  return { items, gone: asked.length - items.length };
}

const PARSER = parseAsArrayOf(parseAsString).withOptions({ history: "replace" });
const GONE_ALERT = "link-gone";
/** Nobody passes on the address of a choice that lasts no longer. */
const LATER_MS = 250;
const LATEST_MS = 500;

type Link = { keys: readonly string[] | null; floor: number | null; camera: string | null };

/**
 * Selects what a link names and still stands, on its floor, and looks there unless the link names a view to look from. What
 * lies on another floor than the link's was selected before somebody went there.
 */
function openLink(store: EditorStore, view: EditorView, { keys, floor, camera }: Link): void {
  const { items, gone } = foundOf(store, keys ?? []);
  if (gone > 0) showAlert({ id: GONE_ALERT, type: "info", message: LINK_COPY.gone(gone, gone + items.length) });
  const floorOf = ({ kind, key }: SelectionItem) => store.scene.get(kind, key)?.floorNumber ?? 0;
  const seen = items.filter((item) => !view.layers?.isHidden(item.kind, item.key));
  const [first] = seen;
  if (!first) return;
  const there = floor ?? floorOf(first);
  const chosen = seen.filter((item) => floorOf(item) === there);
  if (chosen.length === 0) return;
  goToFloor(store, view, there);
  store.select(chosen);
  // Once its floor is shown.
  if (camera === null) requestAnimationFrame(() => runCameraCommand(view, "frame"));
}

/** Written when nothing else is to be done, and never while something is dragged. */
export function useSelectionAddress(store: EditorStore, view: EditorView): void {
  const [keys, setKeys] = useQueryState("selection", PARSER);
  const [camera] = useQueryState("camera", parseAsString);
  const [floor] = useQueryState("floor", parseAsInteger);
  const opening = useRef<Link>({ keys, floor, camera });
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
      if (isOtherPage(target)) callOff?.();
    });
    if (!isOpened.current) {
      isOpened.current = true;
      if (opening.current.keys) {
        openLink(store, view, opening.current);
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
