import { type Place, parsePlace } from "./window-place";

/** Remembers where each window was, by its id. */
export type WindowStore = { read: (id: string) => Place | null; write: (id: string, place: Place) => void };

const keyOf = (id: string) => `lintel-window-${id}`;

/** In this browser. Where storage is forbidden or full, a window forgets its place and works on. */
export const browserWindowStore: WindowStore = {
  read: (id) => {
    try {
      return parsePlace(localStorage.getItem(keyOf(id)));
    } catch {
      return null;
    }
  },
  write: (id, place) => {
    try {
      localStorage.setItem(keyOf(id), JSON.stringify(place));
    } catch {
      // Forgotten.
    }
  },
};
