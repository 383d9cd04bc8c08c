/** The queue of this page. */

import { noteEditsUnkept } from "../alerts/storage-notice";
import { openTabChannel } from "../browser/tab-channel";
import { withLock } from "../browser/web-locks";
import { callBackend } from "../calls/call-backend";
import { sessionLifetime } from "../calls/session-lifetime";
import { readScope } from "../calls/session-scope";
import { isEditorOwner } from "../scan-editor/survey-owner";
import { onBeforeReload } from "../update/before-reload";
import { holdPage } from "../update/hold-page";
import { createDurableQueue, type DurableQueue } from "./durable-queue";
import { createIndexedStorage } from "./indexed-storage";
import { createResilientStorage } from "./resilient-storage";

const GATHERING_MS = 1_000;
const MAX_BATCH_SIZE = 256;

/** Keeps the page from reloading while edits are in memory only. */
function holdWhilePending(queue: DurableQueue): void {
  let release: (() => void) | null = null;
  const updateHold = () => {
    const isPending = queue.getState().pending > 0;
    if (isPending) release ??= holdPage("Edits wait in memory alone");
    else {
      release?.();
      release = null;
    }
  };
  queue.subscribe(updateHold);
  updateHold();
}

function createBrowserQueue(): DurableQueue {
  const storage = createResilientStorage(createIndexedStorage(), () => {
    noteEditsUnkept();
    holdWhilePending(queue);
    window.addEventListener("pagehide", storage.carryOver);
  });
  const queue = createDurableQueue({
    storage,
    channel: openTabChannel("lintel-queue"),
    send: ({ name, params }, signal) => callBackend(name, params as never, { signal }),
    withLock,
    readScope,
    isOnline: () => navigator.onLine,
    joining: {
      isFor: ({ owner }) => isEditorOwner(owner),
      // Loaded with the first edit; without it, each gesture is sent alone.
      join: (entries) =>
        import("../scan-editor/join-gestures").then(
          ({ joinGestures }) => joinGestures(entries),
          () => null,
        ),
      cameAndWent: (entries) => import("../scan-editor/join-gestures").then((joining) => joining.cameAndWent(entries)),
      pause: GATHERING_MS,
      most: MAX_BATCH_SIZE,
    },
    recast: async (entry) => {
      if (!isEditorOwner(entry.owner) || !entry.failure?.conflicts) return entry;
      const { overExisting } = await import("../scan-editor/over-existing").catch(() => ({ overExisting: null }));
      return overExisting?.(entry) ?? entry;
    },
    overOwn: (...refused) =>
      import("../scan-editor/over-own").then(
        ({ overOwn }) => overOwn(...refused),
        () => null,
      ),
    restOfRollback: (entry, failure) =>
      import("../scan-editor/rest-of-rollback").then(
        ({ restOfRollback }) => restOfRollback(entry, failure),
        () => entry.undo.slice(1),
      ),
  });
  window.addEventListener("online", queue.networkChanged);
  window.addEventListener("offline", queue.networkChanged);
  onBeforeReload(queue.allStored);
  sessionLifetime.subscribe((event) => {
    if (event.type === "changing") queue.interrupt();
  });
  return queue;
}

let queue: DurableQueue | undefined;

/** Returns the queue of this page, created at the first use. In the browser only. */
export function browserQueue(): DurableQueue {
  queue ??= createBrowserQueue();
  return queue;
}
