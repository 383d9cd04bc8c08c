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
  /** The owner of the files: the scope may have changed before the change of hands. */
  let employee: string | null = null;
  let isManual = false;
  let unsubscribe: (() => void) | null = null;

  /** Reports to the owner only. */
  function alertOwner(): void {
    const current = employeeOfScope(browserQueue().getScope());
    // After a sign-in the queue may still belong to the previous person.
    if (current !== employeeOfScope(readScope())) return;
    const ownFiles = unsent.filter((one) => one.employee === current);
    if (ownFiles.length === 0) return;
    unsent = unsent.filter((one) => one.employee !== current);
    const rooms = new Map(ownFiles.map(({ room }) => [room.key, room]));
    for (const { key, name } of rooms.values()) {
      const names = ownFiles.filter(({ room }) => room.key === key).map((one) => one.name);
      showAlert({ type: "warning", message: COPY.endedUnsent(names, name), isPersistent: true });
    }
  }

  function onSessionEvent(event: SessionEvent): void {
    if (event.type === "changing") {
      isManual = true;
      return;
    }
    const isConfirmed = event.type === "ended" ? event.reason === "manual" : isManual;
    isManual = false;
    const owner = employee;
    if (isConfirmed || owner === null) return;
    unsent = [...unsent, ...uploads.list().map(({ file, room }) => ({ employee: owner, name: file.name, room }))];
    // The queue's scope does not change if the same person signs in again.
    if (event.type === "began") queueMicrotask(alertOwner);
  }

  function watchOwner(): void {
    if (uploads.list().length === 0) {
      employee = null;
      return;
    }
    employee ??= employeeOfScope(browserQueue().getScope());
    unsubscribe ??= browserQueue().subscribe(alertOwner);
  }

  const stops = [uploads.subscribe(watchOwner), sessionLifetime.subscribe(onSessionEvent)];
  return () => {
    for (const stop of [...stops, unsubscribe]) stop?.();
  };
}
