/**
 * The browser's local and session storage as two stores that never throw. A text that the browser refuses to store
 * (storage blocked, full or failing) is kept by the page, so every caller reads back what it wrote. All access to
 * `localStorage` and `sessionStorage` goes through here.
 */
import { createListeners } from "./notify-each";

export type TextStore = {
  get: (place: string) => string | null;
  set: (place: string, text: string) => void;
  remove: (place: string) => void;
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

/** `storage` is called at each use: with storage blocked, reading the property of `window` itself throws. */
function createTextStore(storage: () => Storage): TextStore {
  /** The texts written by this page; null for removed ones. */
  const written = new Map<string, string | null>();
  /** Keys that the browser did not write or clear. */
  const refused = new Set<string>();

  function attempt<Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result {
    try {
      return use(storage());
    } catch {
      noteRefusal();
      return otherwise();
    }
  }

  function write(place: string, text: string | null): void {
    written.set(place, text);
    attempt(
      (kept) => {
        if (text === null) kept.removeItem(place);
        else kept.setItem(place, text);
        refused.delete(place);
      },
      () => void refused.add(place),
    );
  }

  const ofPage = (place: string) => written.get(place) ?? null;
  return {
    get: (place) =>
      refused.has(place)
        ? ofPage(place)
        : attempt(
            (kept) => kept.getItem(place),
            () => ofPage(place),
          ),
    set: write,
    remove: (place) => write(place, null),
    places() {
      const kept = attempt(
        (all) => Object.keys(all),
        () => [...written.keys()],
      );
      return [...new Set([...kept, ...refused])].filter((place) => !refused.has(place) || ofPage(place) !== null);
    },
  };
}

/** A server renders for everybody, so it stores nothing. */
const NO_STORE: TextStore = { get: () => null, set: () => {}, remove: () => {}, places: () => [] };
const isServer = typeof window === "undefined";

/** Shared by the tabs of this browser, and kept until removed. */
export const localStore = isServer ? NO_STORE : createTextStore(() => window.localStorage);
/** Of this tab only; survives a reload. */
export const tabStore = isServer ? NO_STORE : createTextStore(() => window.sessionStorage);
