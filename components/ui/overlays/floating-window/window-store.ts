import { localStore } from "@/lib/browser-storage";
import { type Place, parsePlace } from "./window-place";

/** Remembers where each window was, by its id. */
export type WindowStore = { read: (id: string) => Place | null; write: (id: string, place: Place) => void };

const keyOf = (id: string) => `lintel-window-${id}`;

/** In this browser. */
export const browserWindowStore: WindowStore = {
  read: (id) => parsePlace(localStore.get(keyOf(id))),
  write: (id, place) => localStore.set(keyOf(id), JSON.stringify(place)),
};
