"use client";
/** Keeps the floor and the current named view in the address, and opens the floor and view of a link. */
import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { useEffect, useRef } from "react";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { EditorView } from "../canvas/view/editor-view";
import { goToFloor } from "../canvas/view/go-to-floor";
import type { ViewController } from "../context/view-controller";
import { VIEW_COPY } from "../context/view-copy";
import { useViewController } from "../panels/views/use-view-controller";
import { useViewPart } from "../state/use-store";

const QUERY = { floor: parseAsInteger, camera: parseAsString };
const UNKNOWN_ALERT = "unknown-view";

export function useViewAddress(store: EditorStore, view: EditorView, views: ViewController): void {
  const [query, setQuery] = useQueryStates(QUERY, { history: "replace" });
  const floorNumber = useViewPart(view, "floorNumber");
  const { current } = useViewController(views);
  const initialQuery = useRef(query);
  const isOpened = useRef(false);
  const registerUrlChange = useNavigationRetry();

  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const { floor, camera } = initialQuery.current;
    // The dataset may name floors without records.
    const floors = [...store.scene.floorNumbers(), ...view.get().namedFloors];
    if (floor !== null && floors.includes(floor)) goToFloor(store, view, floor);
    if (camera !== null && !views.goTo(camera)) {
      showAlert({ id: UNKNOWN_ALERT, type: "info", message: VIEW_COPY.unknown(camera) });
    }
  }, [store, view, views]);

  useEffect(() => {
    registerUrlChange(setQuery({ floor: floorNumber, camera: current }));
  }, [floorNumber, current, setQuery, registerUrlChange]);
}
