import { selectStorable } from "./draft-values";

/** Texts that this browser stores for one user. No call throws; a text that cannot be stored is lost. */
export type TextStore = {
  /** Identifies the user. */
  owner: string;
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** The names of all stored texts. */
  names: () => readonly string[];
};

/** Values typed and not sent. `at` is the time of the last change, ISO 8601 UTC. */
export type Draft = { at: string; values: Readonly<Record<string, unknown>> };

/** The storage of one form's draft. */
export type DraftSlot = {
  /** Identifies the user and the form. */
  id: string;
  /** Returns null if there is no draft, or one that is too old or invalid. */
  read: () => Draft | null;
  /**
   * Replaces the stored draft. Secrets and files are left out; a draft that is too long is not stored, and the previous
   * one stays.
   */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  drop: () => void;
};

const PREFIX = "draft ";
/** Drafts for each user; the oldest are removed first. */
export const MAX_DRAFTS = 30;
/** Characters of a draft as JSON. */
export const MAX_DRAFT_LENGTH = 32 * 1024;
export const MAX_DRAFT_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Returns the draft storage of the form with this name. */
export function createDraftSlot(store: TextStore, name: string, now: () => number = Date.now): DraftSlot {
  const storeName = PREFIX + name;
  return {
    id: `${store.owner} ${name}`,
    read() {
      const draft = parseDraft(store.read(storeName));
      return draft && isRecent(draft, now()) ? draft : null;
    },
    keep(values) {
      const draft: Draft = { at: new Date(now()).toISOString(), values: selectStorable(values) };
      const text = JSON.stringify(draft);
      if (text.length > MAX_DRAFT_LENGTH) return;
      if (store.read(storeName) === null) makeRoom(store, now());
      store.write(storeName, text);
    },
    drop: () => store.remove(storeName),
  };
}

/** Makes room for one draft: removes expired drafts, and the oldest of too many. */
function makeRoom(store: TextStore, now: number): void {
  const drafts = store
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, draft: parseDraft(store.read(name)) }));
  const readTime = (draft: Draft | null) => (draft && isRecent(draft, now) ? Date.parse(draft.at) : 0);
  const newestFirst = drafts.sort((a, b) => readTime(b.draft) - readTime(a.draft));
  newestFirst.forEach(({ name, draft }, index) => {
    if (index >= MAX_DRAFTS - 1 || readTime(draft) === 0) store.remove(name);
  });
}

function isRecent({ at }: Draft, now: number): boolean {
  return now - Date.parse(at) < MAX_DRAFT_AGE_MS;
}

function parseDraft(text: string | null): Draft | null {
  try {
    const value = JSON.parse(text ?? "null") as Partial<Draft> | null;
    if (typeof value?.at !== "string" || Number.isNaN(Date.parse(value.at))) return null;
    const { at, values } = value;
    return typeof values === "object" && values !== null && !Array.isArray(values) ? { at, values } : null;
  } catch {
    return null;
  }
}
