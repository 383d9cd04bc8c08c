/** Marks reads that a call has made stale in the other tabs of this browser too. */

import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import { markStale } from "./shown-reads";

let channel: TabChannel<readonly string[]> | undefined;

function openChannel(): TabChannel<readonly string[]> {
  channel ??= openTabChannel("lintel-stale");
  return channel;
}

/** Marks the reads with these names as stale in all tabs. Resolves as `markStale` for this tab. */
export function markStaleInTabs(names: readonly string[]): Promise<boolean> {
  if (names.length > 0) openChannel().post(names);
  return markStale(names);
}

/** Marks the reads that other tabs report as stale, until the returned function is called. */
export function hearOfStale(): () => void {
  return openChannel().listen((names) => void markStale(names));
}
