/** Reads that a call makes stale are stale in the other tabs of this browser too. */

import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import { markStale } from "./shown-reads";

let channel: TabChannel<readonly string[]> | undefined;

function open(): TabChannel<readonly string[]> {
  channel ??= openTabChannel("lintel-stale");
  return channel;
}

/** `markStale` for all tabs. */
export function markStaleInTabs(names: readonly string[]): Promise<boolean> {
  if (names.length > 0) open().post(names);
  return markStale(names);
}

/** Listens to the other tabs, until the returned function is called. */
export function hearOfStale(): () => void {
  return open().listen((names) => void markStale(names));
}
