import { keepable } from "./draft-values";

/** Texts that this browser keeps for one person. No call throws; what cannot be kept is lost. */
export type TextStore = {
  /** Tells one person's store from another's. */
  owner: string;
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** The names of all that is kept. */
  names: () => readonly string[];
};

/** What was typed and not sent. `at`: when it last changed, ISO 8601 UTC. */
export type Draft = { at: string; values: Readonly<Record<string, unknown>> };

/** The place of one form's draft. */
export type DraftSlot = {
  /** Whose it is, and of which form. */
  id: string;
  /** Null where there is none, or one that is too old or cannot be read. */
  read: () => Draft | null;
  /** In place of the one before. Secrets and files are left out; one that is too long is not kept, the one before stays. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  drop: () => void;
};

const PREFIX = "draft ";
/** So many of one person; the oldest go first. */
export const MOST_DRAFTS = 30;
/** Characters of one, as JSON. */
export const LONGEST_DRAFT = 32 * 1024;
export const OLDEST_DRAFT_MS = 14 * 24 * 60 * 60 * 1000;

/** The place under which a form of this name keeps its draft. */
export function draftSlot(store: TextStore, name: string, now: () => number = Date.now): DraftSlot {
  const place = PREFIX + name;
  return {
    id: `${store.owner} ${name}`,
    read() {
      const draft = parsed(store.read(place));
      return draft && isYoung(draft, now()) ? draft : null;
    },
    keep(values) {
      const draft: Draft = { at: new Date(now()).toISOString(), values: keepable(values) };
      const text = JSON.stringify(draft);
      if (text.length > LONGEST_DRAFT) return;
      if (store.read(place) === null) makeRoom(store, now());
      store.write(place, text);
    },
    drop: () => store.remove(place),
  };
}

/** Room for one more: those that are too old go, and the oldest of too many. */
function makeRoom(store: TextStore, now: number): void {
  const drafts = store
    .names()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, draft: parsed(store.read(name)) }));
  const timeOf = (draft: Draft | null) => (draft && isYoung(draft, now) ? Date.parse(draft.at) : 0);
  const newestFirst = drafts.sort((one, other) => timeOf(other.draft) - timeOf(one.draft));
  newestFirst.forEach(({ name, draft }, index) => {
    if (index >= MOST_DRAFTS - 1 || timeOf(draft) === 0) store.remove(name);
  });
}

function isYoung({ at }: Draft, now: number): boolean {
  return now - Date.parse(at) < OLDEST_DRAFT_MS;
}

function parsed(text: string | null): Draft | null {
  try {
    const value = JSON.parse(text ?? "null") as Partial<Draft> | null;
    if (typeof value?.at !== "string" || Number.isNaN(Date.parse(value.at))) return null;
    const { at, values } = value;
    return typeof values === "object" && values !== null && !Array.isArray(values) ? { at, values } : null;
  } catch {
    return null;
  }
}
