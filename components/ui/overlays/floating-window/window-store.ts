import { localStore } from "@/lib/browser-storage";
import { type Place, parsePlace } from "./window-place";

/** Stores the place of each window by its id. */
export type WindowStore = { read: (id: string) => Place | null; write: (id: string, place: Place) => void };

const toKey = (id: string) => `lintel-window-${id}`;

/** Stores places in this browser. */
export const browserWindowStore: WindowStore = {
  read: (id) => parsePlace(localStore.get(toKey(id))),
  write: (id, place) => localStore.set(toKey(id), JSON.stringify(place)),
};
