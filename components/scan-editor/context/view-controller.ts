/** The named views of one survey: taking one of what is seen, and going to it. Kept in this browser. */
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
import { keep, readKept } from "../state/kept-in-browser";
import { goToFloor } from "../visibility/go-to-floor";
import { VIEW_COPY } from "./view-copy";

export type ViewController = {
  /** The same list until it changes. */
  list(): readonly NamedView[];
  /** The one that is looked at; null once the camera or the floor is another. */
  current(): string | null;
  subscribe(listener: () => void): () => void;
  /** What is seen now, under this name or a usual one. Gives back the name. */
  save(typed: string): string;
  /** False where there is none of this name. */
  goTo(name: string): boolean;
  /** Why not, or null. */
  rename(from: string, typed: string): "empty" | "taken" | null;
  /** What was taken away, to put it back. */
  remove(name: string): NamedView | null;
  putBack(view: NamedView): void;
};

const VIEWS = "views";

export function createViewController(store: EditorStore, view: EditorView): ViewController {
  const { surveyKey } = store.scene;
  const topics = createTopics();
  let views = readViews(readKept(VIEWS, surveyKey));
  let current: string | null = null;

  function set(next: readonly NamedView[], nextCurrent: string | null): void {
    if (next !== views) keep(VIEWS, surveyKey, writeViews(next));
    views = next;
    current = nextCurrent;
    topics.emit(VIEWS);
  }

  function seen(name: string): NamedView | null {
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
        // What is locked is a guard against mistakes and no way of looking: no view brings it or takes it away.
        layers: withLocksOf(layers.get(), ALL_SHOWN),
      }
    );
  }

  /** What is seen is no named view any more. */
  const leave = (): void => {
    if (current !== null) set(views, null);
  };
  view.onCameraMoved = leave;
  view.subscribe(() => {
    if (current !== null && findView(views, current)?.floorNumber !== view.get().floorNumber) leave();
  });

  return {
    list: () => views,
    current: () => current,
    subscribe: (listener) => topics.subscribe(VIEWS, listener),
    save(typed) {
      const name = tidyName(typed) || freeName(views, VIEW_COPY.usual);
      const taken = seen(name);
      if (taken) set(withView(views, taken), name);
      return name;
    },
    goTo(name) {
      const found = findView(views, name);
      if (!found) return false;
      const { floorNumber, stand, isStacked, isXray, isDoubtShown, section, layers } = found;
      const isHere = floorNumber === view.get().floorNumber;
      // Another floor's picture opens in it; the one that stands goes there.
      if (!isHere || !view.camera) view.opening = stand;
      goToFloor(store, view, floorNumber);
      view.layers?.set(withLocksOf(layers, view.layers.get()));
      // It is a place to look from, which a plan has none of.
      const { layout } = view.get();
      view.set({ isStacked, isXray, isDoubtShown, section, layout: stand && layout === "plan" ? "3d" : layout });
      if (isHere && stand) view.camera?.goTo(stand);
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
    putBack: (one) => set(withView(views, one), current),
  };
}
