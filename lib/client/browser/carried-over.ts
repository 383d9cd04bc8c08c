/** Data that a tab carries from one document to the next, if the browser has storage. */
import { tabStore } from "../../browser-storage";

export function carryOver(key: string, value: unknown): void {
  tabStore.set(key, JSON.stringify(value));
}

/** Removes and returns the data; null if there is none. */
export function takeCarried(key: string): unknown {
  const text = tabStore.get(key);
  tabStore.remove(key);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
