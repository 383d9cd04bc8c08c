/**
 * How far somebody has come with a worklist, kept by this tab: it survives a reload and a session that runs out, and goes
 * with the tab or when somebody logs out. Keys and times only, and no one's but theirs: the list's name holds whose it is.
 */
import { tabStore } from "../../../browser-storage";
import { sessionLifetime } from "../../calls/session-lifetime";

export type WorklistMemory = {
  /** What is listed, as `listKey` says it. */
  list: string;
  /** ISO 8601 UTC. */
  startedAt: string;
  /** Keys of the items, in the order in which they are worked through. */
  order: readonly string[];
  /** By key, when an item was decided. */
  decided: Readonly<Record<string, string>>;
};

const PLACE = "lintel-worklist";

sessionLifetime.subscribe((event) => {
  if (event.type === "ended" && event.reason === "manual") forgetWorklist();
});

/** The memory of this list, if it was the last one that was worked through in this tab. */
export function readWorklist(list: string): WorklistMemory | null {
  const value = parsed(tabStore.get(PLACE));
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
  tabStore.set(PLACE, JSON.stringify(memory));
}

export function forgetWorklist(): void {
  tabStore.remove(PLACE);
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
