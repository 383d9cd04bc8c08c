/** What a call made stale is stale in the other tabs of this browser too, and read again there. */

import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import { markStale } from "./shown-reads";

let channel: TabChannel<readonly string[]> | undefined;

function open(): TabChannel<readonly string[]> {
  channel ??= openTabChannel("lintel-stale");
  return channel;
}

/** The same as `markStale`, also in the other tabs. */
export function markStaleInTabs(names: readonly string[]): Promise<boolean> {
  if (names.length > 0) open().post(names);
  return markStale(names);
}

/** Hears of it from the other tabs, until the answer is called. */
export function hearOfStale(): () => void {
  return open().listen((names) => void markStale(names));
}
