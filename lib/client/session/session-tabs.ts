/** What tabs tell each other about the session that they share. */
import { openTabChannel, type TabChannel } from "../tab-channel";
import type { SessionEvent } from "./session-lifetime";

let channel: TabChannel<SessionEvent> | undefined;

export function sessionTabs(): TabChannel<SessionEvent> {
  channel ??= openTabChannel<SessionEvent>("lintel-session");
  return channel;
}
