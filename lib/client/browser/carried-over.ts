/** What this tab carries over from one document to the next. A browser that stores nothing carries nothing. */
import { tabStore } from "../../browser-storage";

export function carryOver(place: string, value: unknown): void {
  tabStore.set(place, JSON.stringify(value));
}

/** Takes it out of the tab's storage; null where nothing was carried. */
export function takeCarried(place: string): unknown {
  const text = tabStore.get(place);
  tabStore.remove(place);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
