"use client";
/** The floor shown, and the named view last gone to, in the address: a link opens in them. */
import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { useEffect, useRef } from "react";
import { useOpenedAgain } from "@/components/ui/overlays/use-opened-again";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { EditorView } from "../canvas/view/editor-view";
import type { ViewController } from "../context/view-controller";
import { VIEW_COPY } from "../context/view-copy";
import { useViewController } from "../panels/views/use-view-controller";
import { useViewPart } from "../state/use-store";
import { goToFloor } from "../visibility/go-to-floor";

const QUERY = { floor: parseAsInteger, camera: parseAsString };
const UNKNOWN_ALERT = "unknown-view";

export function useViewAddress(store: EditorStore, view: EditorView, desk: ViewController): void {
  const [query, setQuery] = useQueryStates(QUERY, { history: "replace" });
  const floorNumber = useViewPart(view, "floorNumber");
  const { current } = useViewController(desk);
  const opening = useRef(query);
  const isOpened = useRef(false);
  const noteArriving = useOpenedAgain();

  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const { floor, camera } = opening.current;
    // A floor that the dataset names can be gone to before anything stands on it.
    const floors = [...store.scene.floorNumbers(), ...view.get().namedFloors];
    if (floor !== null && floors.includes(floor)) goToFloor(store, view, floor);
    if (camera !== null && !desk.goTo(camera)) {
      showAlert({ id: UNKNOWN_ALERT, type: "info", message: VIEW_COPY.unknown(camera) });
    }
  }, [store, view, desk]);

  useEffect(() => {
    noteArriving(setQuery({ floor: floorNumber, camera: current }));
  }, [floorNumber, current, setQuery, noteArriving]);
}
