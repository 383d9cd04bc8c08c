"use client";

/** Keeps the selection in the address, so that a reload or a shared link restores and frames it. */
import { parseAsArrayOf, parseAsInteger, parseAsString, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { isOtherPage, onPageLeaving } from "@/components/ui/page-leaving";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { whenIdle } from "@/lib/client/browser/when-idle";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { type EditorView, runCameraCommand } from "../canvas/view/editor-view";
import { goToFloor } from "../canvas/view/go-to-floor";
import { LINK_COPY } from "./copy";

/** Mail and chat programs cut off longer links. */
const MAX_LINKED = 12;

/** Returns the selected keys in the order of selection; null if none are selected, or too many for a link. */
function linkedKeys({ getSelection }: Pick<EditorStore, "getSelection">): string[] | null {
  const { kinds } = getSelection();
  if (kinds.size === 0 || kinds.size > MAX_LINKED) return null;
  return selectedItems(getSelection()).map(({ key }) => key);
}

/** Returns the elements of a link, and how many of them are missing. */
function findLinked(
  { scene }: Pick<EditorStore, "scene">,
  keys: readonly string[],
): { items: SelectionItem[]; missing: number } {
  const unique = [...new Set(keys)].filter((key) => key !== "").slice(0, MAX_LINKED);
  const items = unique.flatMap((key): SelectionItem[] => {
    const kind = scene.kindOf(key);
    return kind ? [{ kind, key }] : [];
  });
  return { items, missing: unique.length - items.length };
}

const PARSER = parseAsArrayOf(parseAsString).withOptions({ history: "replace" });
const MISSING_ALERT = "link-missing";
/** Delay before a selection is written, and the longest wait for an idle page, in milliseconds. */
const WRITE_DELAY_MS = 250;
const MAX_IDLE_WAIT_MS = 500;

type Link = { keys: readonly string[] | null; floor: number | null; camera: string | null };

/**
 * Selects the link's visible elements on one floor, and frames them unless the link names a view. Elements on other
 * floors are left out.
 */
function openLink(store: EditorStore, view: EditorView, { keys, floor, camera }: Link): void {
  const { items, missing } = findLinked(store, keys ?? []);
  if (missing > 0) {
    showAlert({ id: MISSING_ALERT, type: "info", message: LINK_COPY.missing(missing, missing + items.length) });
  }
  const floorOf = ({ kind, key }: SelectionItem) => store.scene.get(kind, key)?.floorNumber ?? 0;
  const visible = items.filter((item) => !view.layers?.isHidden(item.kind, item.key));
  const [first] = visible;
  if (!first) return;
  const linkFloor = floor ?? floorOf(first);
  const onFloor = visible.filter((item) => floorOf(item) === linkFloor);
  if (onFloor.length === 0) return;
  goToFloor(store, view, linkFloor);
  store.select(onFloor);
  // Frame the elements after the floor is shown.
  if (camera === null) requestAnimationFrame(() => runCameraCommand(view, "frame"));
}

/** Opens the link, then writes selections to the address while the page is idle, and never during a drag. */
export function useSelectionAddress(store: EditorStore, view: EditorView): void {
  const [keys, setKeys] = useQueryState("selection", PARSER);
  const [camera] = useQueryState("camera", parseAsString);
  const [floor] = useQueryState("floor", parseAsInteger);
  const opening = useRef<Link>({ keys, floor, camera });
  const isOpened = useRef(false);
  const noteArriving = useNavigationRetry();

  useEffect(() => {
    let written = opening.current.keys?.join() ?? "";
    let cancelWrite: (() => void) | null = null;
    function write(): void {
      cancelWrite = null;
      if (store.isDragging()) {
        schedule();
        return;
      }
      const linked = linkedKeys(store);
      if ((linked?.join() ?? "") === written) return;
      written = linked?.join() ?? "";
      noteArriving(setKeys(linked));
    }
    function schedule(): void {
      cancelWrite?.();
      const timer = setTimeout(() => {
        cancelWrite = whenIdle(write, { maxDelayMs: MAX_IDLE_WAIT_MS });
      }, WRITE_DELAY_MS);
      cancelWrite = () => clearTimeout(timer);
    }
    const stopFollowing = store.subscribeSelection(schedule);
    // A change of the address would cancel the navigation to the other page.
    const stopWatching = onPageLeaving((target) => {
      if (isOtherPage(target)) cancelWrite?.();
    });
    if (!isOpened.current) {
      isOpened.current = true;
      if (opening.current.keys) {
        openLink(store, view, opening.current);
        // Removes missing elements from the address.
        schedule();
      }
    }
    return () => {
      stopFollowing();
      stopWatching();
      cancelWrite?.();
    };
  }, [store, view, setKeys, noteArriving]);
}
