/**
 * The progress of a worklist in this tab's storage. Survives a reload and an expired session; dropped with the tab
 * and on sign-out. Holds keys and times only, under a name that includes the owner.
 */
import { tabStore } from "../../../browser-storage";
import { sessionLifetime } from "../../calls/session-lifetime";

export type WorklistMemory = {
  /** The name of the list, by `listKey`. */
  list: string;
  /** ISO 8601 UTC. */
  startedAt: string;
  /** Keys of the items in their order. */
  order: readonly string[];
  /** The times of decisions, by key. */
  decided: Readonly<Record<string, string>>;
};

const STORAGE_KEY = "lintel-worklist";

sessionLifetime.subscribe((event) => {
  if (event.type === "ended" && event.reason === "manual") forgetWorklist();
});

/** Returns the stored progress; null if this list was not the last worklist of this tab. */
export function readWorklist(list: string): WorklistMemory | null {
  const value = parseObject(tabStore.get(STORAGE_KEY));
  if (value?.list !== list || typeof value.startedAt !== "string") return null;
  const order = Array.isArray(value.order) ? value.order.filter((key) => typeof key === "string") : [];
  const decided = typeof value.decided === "object" && value.decided !== null ? Object.entries(value.decided) : [];
  return {
    list,
    startedAt: value.startedAt,
    order,
    decided: Object.fromEntries(decided.filter((pair): pair is [string, string] => typeof pair[1] === "string")),
  };
}

export function keepWorklist(memory: WorklistMemory): void {
  tabStore.set(STORAGE_KEY, JSON.stringify(memory));
}

export function forgetWorklist(): void {
  tabStore.remove(STORAGE_KEY);
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
