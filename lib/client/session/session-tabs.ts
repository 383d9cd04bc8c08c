/** What tabs tell each other about the session that they share. */
import { openTabChannel, type TabChannel } from "../browser/tab-channel";
import type { SessionEvent } from "../calls/session-lifetime";

export type SessionTabMessage =
  | SessionEvent
  /** It is the same session still, but what the server knows of it has changed. */
  | { type: "renewed" }
  /** The employee has changed their own record. `stale`: names of the reads that show it. */
  | { type: "changed-oneself"; stale: readonly string[] };

let channel: TabChannel<SessionTabMessage> | undefined;

export function sessionTabs(): TabChannel<SessionTabMessage> {
  channel ??= openTabChannel<SessionTabMessage>("lintel-session");
  return channel;
}
