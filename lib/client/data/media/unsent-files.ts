/** Reports the files that a session's end has dropped, to the same person once they are back on this page. */
import { showAlert } from "../../alerts/alerts-store";
import { type SessionEvent, sessionLifetime } from "../../calls/session-lifetime";
import { employeeOfScope, readScope } from "../../calls/session-scope";
import { browserQueue } from "../../queue/browser-queue";
import { COPY } from "./copy";
import type { createUploadStore, UploadRoom } from "./upload-store";

type Uploads = Pick<ReturnType<typeof createUploadStore>, "list" | "subscribe">;
type Unsent = { employee: string; name: string; room: UploadRoom };

/**
 * Call before other listeners empty the list when the session changes hands. A manual sign-out or change of role has
 * confirmed the loss already, so it reports nothing.
 */
export function rememberUnsent(uploads: Uploads): () => void {
  let unsent: readonly Unsent[] = [];
  /** The owner of the files: at the change of hands the scope may be another. */
  let employee: string | null = null;
  let isManual = false;
  let unfollow: (() => void) | null = null;

  /** Reports to the owner only. */
  function alertOwner(): void {
    const back = employeeOfScope(browserQueue().getScope());
    // After a sign-in the queue may still belong to the previous person.
    if (back !== employeeOfScope(readScope())) return;
    const theirs = unsent.filter((one) => one.employee === back);
    if (theirs.length === 0) return;
    unsent = unsent.filter((one) => one.employee !== back);
    const rooms = new Map(theirs.map(({ room }) => [room.key, room]));
    for (const { key, name } of rooms.values()) {
      const names = theirs.filter(({ room }) => room.key === key).map((one) => one.name);
      showAlert({ type: "warning", message: COPY.endedUnsent(names, name), isPersistent: true });
    }
  }

  function hear(event: SessionEvent): void {
    if (event.type === "changing") {
      isManual = true;
      return;
    }
    const isKnown = event.type === "ended" ? event.reason === "manual" : isManual;
    isManual = false;
    const by = employee;
    if (isKnown || by === null) return;
    unsent = [...unsent, ...uploads.list().map(({ file, room }) => ({ employee: by, name: file.name, room }))];
    // The queue's scope does not change if the same person signs in again.
    if (event.type === "began") queueMicrotask(alertOwner);
  }

  function follow(): void {
    if (uploads.list().length === 0) {
      employee = null;
      return;
    }
    employee ??= employeeOfScope(browserQueue().getScope());
    unfollow ??= browserQueue().subscribe(alertOwner);
  }

  const stops = [uploads.subscribe(follow), sessionLifetime.subscribe(hear)];
  return () => {
    for (const stop of [...stops, unfollow]) stop?.();
  };
}
