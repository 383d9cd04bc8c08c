/** The named views of one survey: saving the current view and returning to one. Stored in this browser. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { createTopics } from "@/lib/editor/core/topics";
import { ALL_SHOWN, withLocksOf } from "@/lib/editor/tools/layers/layer-state";
import {
  findView,
  freeName,
  type NamedView,
  readViews,
  renameView,
  tidyName,
  withoutView,
  withView,
  writeViews,
} from "@/lib/editor/tools/views/named-views";
import type { EditorView } from "../canvas/view/editor-view";
import { goToFloor } from "../canvas/view/go-to-floor";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";
import { VIEW_COPY } from "./view-copy";

export type ViewController = {
  /** Returns the same array until the list changes. */
  list(): readonly NamedView[];
  /** Returns the name of the view that is shown; null once the camera or the floor differs. */
  current(): string | null;
  subscribe(listener: () => void): () => void;
  /** Saves the current view under the typed name, else under a default one. Returns the name. */
  save(typed: string): string;
  /** Shows a view. Returns false if there is no view of this name. */
  goTo(name: string): boolean;
  /** Returns the reason why the name is refused, or null. */
  rename(from: string, typed: string): "empty" | "taken" | null;
  /** Returns the removed view, which `putBack` restores. */
  remove(name: string): NamedView | null;
  putBack(view: NamedView): void;
};

const VIEWS = "views";

export function createViewController(store: EditorStore, view: EditorView): ViewController {
  const { surveyKey } = store.scene;
  const topics = createTopics();
  let views = readViews(readSurveySetting(VIEWS, surveyKey));
  let current: string | null = null;

  function set(next: readonly NamedView[], nextCurrent: string | null): void {
    if (next !== views) writeSurveySetting(VIEWS, surveyKey, writeViews(next));
    views = next;
    current = nextCurrent;
    topics.emit(VIEWS);
  }

  function captureView(name: string): NamedView | null {
    const { floorNumber, isStacked, isXray, isDoubtShown, section } = view.get();
    const { layers, camera } = view;
    return (
      layers && {
        name,
        floorNumber,
        stand: camera?.current() ?? null,
        isStacked,
        isXray,
        isDoubtShown,
        section,
        // Locks prevent mistakes and are not part of a view, so a view neither stores nor changes them.
        layers: withLocksOf(layers.get(), ALL_SHOWN),
      }
    );
  }

  /** Marks that the canvas no longer shows a named view. */
  const clearCurrent = (): void => {
    if (current !== null) set(views, null);
  };
  view.onCameraMoved = clearCurrent;
  view.subscribe(() => {
    if (current !== null && findView(views, current)?.floorNumber !== view.get().floorNumber) clearCurrent();
  });

  return {
    list: () => views,
    current: () => current,
    subscribe: (listener) => topics.subscribe(VIEWS, listener),
    save(typed) {
      const name = tidyName(typed) || freeName(views, VIEW_COPY.usual);
      const captured = captureView(name);
      if (captured) set(withView(views, captured), name);
      return name;
    },
    goTo(name) {
      const found = findView(views, name);
      if (!found) return false;
      const { floorNumber, stand, isStacked, isXray, isDoubtShown, section, layers } = found;
      const isSameFloor = floorNumber === view.get().floorNumber;
      // The canvas of another floor opens at this position; the current one moves there.
      if (!isSameFloor || !view.camera) view.opening = stand;
      goToFloor(store, view, floorNumber);
      view.layers?.set(withLocksOf(layers, view.layers.get()));
      // A saved camera position needs a 3D layout.
      const { layout } = view.get();
      view.set({ isStacked, isXray, isDoubtShown, section, layout: stand && layout === "plan" ? "3d" : layout });
      if (isSameFloor && stand) view.camera?.goTo(stand);
      set(views, found.name);
      return true;
    },
    rename(from, typed) {
      const renamed = renameView(views, from, typed);
      if (!renamed.ok) return renamed.why;
      set(renamed.views, current === from ? tidyName(typed) : current);
      return null;
    },
    remove(name) {
      const found = findView(views, name);
      set(withoutView(views, name), current === found?.name ? null : current);
      return found;
    },
    putBack: (removed) => set(withView(views, removed), current),
  };
}
