/**
 * Edit histories in this browser: one per person, survey and tab, stored entry by entry, so that each write is small.
 */
import { promisifyRequest, type UseStore } from "idb-keyval";
import type { HistoryEntry, SavedHistory } from "../../editor/core/history";
import { openDatabase } from "../browser/browser-database";

/** Histories without new entries for this long are deleted. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/** A stored history: the ids of its entries, and all their gestures. Histories of earlier builds have no `cutOff`. */
type Index = { past: string[]; future: string[]; cutOff?: string[]; gestures: string[]; at: number };

export type HistoryPlace = { person: string; surveyKey: string; slot: number };

export type HistoryStorage = {
  read: (place: HistoryPlace) => Promise<SavedHistory>;
  /** The gestures in other tabs' histories. */
  gesturesElsewhere: (place: HistoryPlace) => Promise<ReadonlySet<string>>;
  /** `changed`: entries that are new or differ from the last write; `removed`: ids of entries that were removed. */
  write: (
    place: HistoryPlace,
    history: SavedHistory,
    changed: readonly HistoryEntry[],
    removed: readonly string[],
  ) => Promise<void>;
};

const surveyPrefix = ({ person, surveyKey }: HistoryPlace) => `${person}|${surveyKey}|`;
const prefixOf = (place: HistoryPlace) => `${surveyPrefix(place)}${place.slot}|`;
const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
const INDEX = "index";

/** Deletes expired histories. */
async function deleteExpired(use: UseStore): Promise<void> {
  await use("readwrite", async (store) => {
    const keys = (await promisifyRequest(store.getAllKeys())).map(String).filter((key) => key.endsWith(`|${INDEX}`));
    for (const key of keys) {
      const index: Index | undefined = await promisifyRequest(store.get(key));
      if (index && Date.now() - index.at > LIFETIME_MS) store.delete(startingWith(key.slice(0, -INDEX.length)));
    }
  });
}

export function createHistoryStorage(database = "lintel-history"): HistoryStorage {
  const use = openDatabase(database);

  return {
    read: (place) =>
      use("readonly", async (store) => {
        const prefix = prefixOf(place);
        const index: Index | undefined = await promisifyRequest(store.get(prefix + INDEX));
        if (!index) return { past: [], future: [] };
        const readEntries = async (ids: string[]): Promise<HistoryEntry[]> => {
          const entries = await Promise.all(ids.map((id) => promisifyRequest(store.get(prefix + id))));
          return entries.filter((entry) => entry !== undefined);
        };
        const lists = [index.past, index.future, index.cutOff ?? []];
        const [past = [], future = [], cutOff = []] = await Promise.all(lists.map(readEntries));
        return { past, future, cutOff };
      }),
    gesturesElsewhere: async (place) => {
      const indexes: Index[] = await use("readonly", async (store) => {
        const keys = await promisifyRequest(store.getAllKeys(startingWith(surveyPrefix(place))));
        const others = keys.map(String).filter((key) => key.endsWith(`|${INDEX}`) && key !== prefixOf(place) + INDEX);
        return Promise.all(others.map((key) => promisifyRequest(store.get(key))));
      });
      void deleteExpired(use).catch(() => {});
      return new Set(indexes.flatMap(({ gestures }) => gestures));
    },
    write: (place, { past, future, cutOff = [] }, changed, removed) =>
      use("readwrite", (store) => {
        const prefix = prefixOf(place);
        for (const id of removed) store.delete(prefix + id);
        for (const entry of changed) store.put(entry, prefix + entry.id);
        const ids = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id);
        const gestures = [...past, ...future, ...cutOff].flatMap(({ gestureIds }) => gestureIds);
        const index: Index = { past: ids(past), future: ids(future), cutOff: ids(cutOff), gestures, at: Date.now() };
        store.put(index, prefix + INDEX);
        return promisifyRequest(store.transaction);
      }),
  };
}
