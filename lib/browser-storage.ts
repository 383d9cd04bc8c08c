/**
 * The browser's local and session storage as two stores that never throw. A text that the browser refuses to store
 * (storage blocked, full or failing) is kept by the page, so every caller reads back what it wrote. All access to
 * `localStorage` and `sessionStorage` goes through here.
 */
import { createListeners } from "./notify-each";

export type TextStore = {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** Every stored key. */
  places: () => string[];
};

const listeners = createListeners();
let isRefused = false;

function noteRefusal(): void {
  if (isRefused) return;
  isRefused = true;
  // Later, because a component may be reading while it renders.
  queueMicrotask(() => listeners.notify());
}

/** Whether the browser has refused to store or return a text since the page was loaded. */
export const isStorageRefused = (): boolean => isRefused;

/** Calls `listener` at the first refusal. Returns the function that unsubscribes. */
export const onStorageRefused = listeners.subscribe;

/** `getStorage` is called at each use: with storage blocked, reading the property of `window` itself throws. */
function createTextStore(getStorage: () => Storage): TextStore {
  /** The texts written by this page; null for removed ones. */
  const written = new Map<string, string | null>();
  /** Keys that the browser did not write or clear. */
  const refused = new Set<string>();

  function attempt<Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result {
    try {
      return use(getStorage());
    } catch {
      noteRefusal();
      return otherwise();
    }
  }

  function write(key: string, text: string | null): void {
    written.set(key, text);
    attempt(
      (storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        refused.delete(key);
      },
      () => void refused.add(key),
    );
  }

  const readWritten = (key: string) => written.get(key) ?? null;
  return {
    get: (key) =>
      refused.has(key)
        ? readWritten(key)
        : attempt(
            (storage) => storage.getItem(key),
            () => readWritten(key),
          ),
    set: write,
    remove: (key) => write(key, null),
    places() {
      const storedKeys = attempt(
        (storage) => Object.keys(storage),
        () => [...written.keys()],
      );
      return [...new Set([...storedKeys, ...refused])].filter((key) => !refused.has(key) || readWritten(key) !== null);
    },
  };
}

/** A server renders for everybody, so it stores nothing. */
const NO_STORE: TextStore = { get: () => null, set: () => {}, remove: () => {}, places: () => [] };
const isServer = typeof window === "undefined";

/** The store that all tabs of this browser share; a text stays until it is removed. */
export const localStore = isServer ? NO_STORE : createTextStore(() => window.localStorage);
/** The store of this tab alone; survives a reload. */
export const tabStore = isServer ? NO_STORE : createTextStore(() => window.sessionStorage);
