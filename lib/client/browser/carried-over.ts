/** Data that a tab carries from one document to the next, if the browser has storage. */
import { tabStore } from "../../browser-storage";

export function carryOver(place: string, value: unknown): void {
  tabStore.set(place, JSON.stringify(value));
}

/** Removes and returns the data; null if there is none. */
export function takeCarried(place: string): unknown {
  const text = tabStore.get(place);
  tabStore.remove(place);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
