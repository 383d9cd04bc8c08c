/** The queue of this page. */
import { callBackend } from "../call-backend";
import { sessionLifetime } from "../session/session-lifetime";
import { readScope } from "../session/session-scope";
import { openTabChannel } from "../tab-channel";
import { onBeforeReload } from "../update/before-reload";
import { withLock } from "../web-locks";
import { createDurableQueue, type DurableQueue } from "./durable-queue";
import { createIndexedStorage } from "./indexed-storage";
import { createMemoryStorage } from "./memory-storage";

function create(): DurableQueue {
  const queue = createDurableQueue({
    storage: typeof indexedDB === "undefined" ? createMemoryStorage() : createIndexedStorage(),
    channel: openTabChannel("lintel-queue"),
    send: ({ name, params }, signal) => callBackend(name, params as never, { signal }),
    withLock,
    readScope,
    isOnline: () => navigator.onLine,
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

/** Made at the first use, in the browser only. */
export function browserQueue(): DurableQueue {
  queue ??= create();
  return queue;
}
