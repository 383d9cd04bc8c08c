/** Messages between tabs about their shared session. */
import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import type { SessionEvent } from "../calls/session-lifetime";

export type SessionTabMessage =
  | SessionEvent
  /** The same session with changed data on the server. */
  | { type: "renewed" }
  /** The employee has changed their own record. `stale`: names of the reads that show it. */
  | { type: "changed-oneself"; stale: readonly string[] };

let channel: TabChannel<SessionTabMessage> | undefined;

export function sessionTabs(): TabChannel<SessionTabMessage> {
  channel ??= openTabChannel<SessionTabMessage>("lintel-session");
  return channel;
}
