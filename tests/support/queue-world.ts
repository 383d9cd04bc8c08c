/**
 * A world for the durable queue: tabs that open and crash over one IndexedDB, locks shared by all tabs, and a small
 * backend that can be cut off, lose answers and refuse. It uses the queue's parts, and none of its own logic.
 */

import type { LockMode } from "@/lib/client/browser/web-locks";
import { ApiError } from "@/lib/client/calls/api-error";
import { createDurableQueue, type DurableQueue } from "@/lib/client/queue/durable-queue";
import type { Joining } from "@/lib/client/queue/gesture-batch";
import { createIndexedStorage } from "@/lib/client/queue/indexed-storage";
import type { NewGesture, QueueCall } from "@/lib/client/queue/queue-entry";
import type { ScopedEvent } from "@/lib/client/queue/queue-events";
import type { QueueParts } from "@/lib/client/queue/queue-parts";
import type { QueueStorage } from "@/lib/client/queue/queue-storage";
import { createResilientStorage } from "@/lib/client/queue/resilient-storage";

export const tick = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for a condition, however slow the machine is; gives up after 20 s. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > 20_000) throw new Error(`Not within 20 s: ${holds}`);
    await tick(1);
  }
}

/** Web Locks in one process. A crashed tab releases its locks and requests. */
export function createLocks() {
  type Request = { tab: number; name: string; mode: LockMode; begin: () => void };
  const held: Request[] = [];
  const requests: Request[] = [];

  function grant(): void {
    const passedOver = new Set<string>();
    for (const request of [...requests]) {
      const others = held.filter((other) => other.name === request.name);
      const isFree = request.mode === "shared" ? others.every(({ mode }) => mode === "shared") : others.length === 0;
      if (!isFree || passedOver.has(request.name)) {
        passedOver.add(request.name);
        continue;
      }
      requests.splice(requests.indexOf(request), 1);
      held.push(request);
      request.begin();
    }
  }

  return {
    forTab:
      (tab: number): QueueParts["withLock"] =>
      (name, mode, task) =>
        new Promise((resolve, reject) => {
          const request: Request = {
            tab,
            name,
            mode,
            begin: () => {
              task()
                .then(resolve, reject)
                .finally(() => {
                  if (held.includes(request)) held.splice(held.indexOf(request), 1);
                  grant();
                });
            },
          };
          requests.push(request);
          grant();
        }),
    kill(tab: number): void {
      for (const list of [held, requests]) {
        for (const request of list.filter((other) => other.tab === tab)) list.splice(list.indexOf(request), 1);
      }
      grant();
    },
  };
}

/** `isRepeat`: an equal call was executed before, and the tab that sent it never received or stored its answer. */
type Delivery = { user: string; call: QueueCall; tab: number; isAnswered: boolean; isRepeat: boolean };
type Stored = { revision: number; value: unknown };

/** Stores vertices with revisions by the contract's rules: idempotent, all or nothing, 409 on an older revision. */
export function createBackend() {
  const records = new Map<string, Stored>();
  const deliveries: Delivery[] = [];
  const world = {
    user: null as string | null,
    isUp: true,
    /** The next call is executed, and its answer lost. */
    losesNext: false,
    /** Answers are 204. */
    isTerse: false,
    /** The refusal for a call, or null. */
    refuse: (_call: QueueCall): ApiError | null => null,
  };

  function conflict(key: string): ApiError {
    const { revision, value } = records.get(key) as Stored;
    // Complete, as the contract says: a vertex of this world is on one line.
    const conflicts = [{ key, revision, x: value, y: 0, z: 0 }];
    return new ApiError({ message: "Changed by somebody else", type: "conflict", status: 409, conflicts });
  }

  function carryOut({ name, params }: QueueCall): unknown {
    if (name === "vertex.delete") {
      for (const key of (params as { keys: string[] }).keys) records.delete(key);
      return null;
    }
    const { vertices } = params as unknown as { vertices: { key: string; revision?: number; x: unknown }[] };
    if (name === "vertex.updateBatch") {
      for (const { key, revision, x } of vertices) {
        const current = records.get(key);
        if (!current) throw new ApiError({ message: "Not found", type: "not_found", status: 404 });
        if (revision !== undefined && revision < current.revision && current.value !== x) throw conflict(key);
      }
    }
    return vertices.map(({ key, x }) => {
      const current = records.get(key);
      const revision = current?.value === x ? (current?.revision ?? 1) : (current?.revision ?? 0) + 1;
      records.set(key, { revision, value: x });
      return { key, x, revision };
    });
  }

  return {
    world,
    records,
    deliveries,
    /** Counts the last answer to a crashed tab as lost, because the tab may not have stored it. */
    tabDied(tab: number): void {
      const last = deliveries.findLast((delivery) => delivery.tab === tab);
      if (last) last.isAnswered = false;
    },
    async receive(tab: number, call: QueueCall, signal: AbortSignal): Promise<unknown> {
      // The cookie is fixed when the request is sent, whatever happens to the session.
      const { user } = world;
      await tick();
      if (!world.isUp)
        throw new ApiError({ message: "No answer", type: "server_error", status: 503, isUnanswered: true });
      if (user === null) throw new ApiError({ message: "Signed out", type: "unauthorized", status: 401 });
      const text = JSON.stringify(call.params, (name, value) => (name === "revision" ? undefined : value));
      const isRepeat = deliveries.some(
        (earlier) =>
          !earlier.isAnswered &&
          earlier.call.name === call.name &&
          JSON.stringify(earlier.call.params, (name, value) => (name === "revision" ? undefined : value)) === text,
      );
      const refusal = world.refuse(call);
      if (refusal) throw refusal;
      const delivery: Delivery = { user, call, tab, isAnswered: false, isRepeat };
      const answer = carryOut(call);
      deliveries.push(delivery);
      await tick();
      if (world.losesNext) {
        world.losesNext = false;
        throw new ApiError({ message: "No answer", type: "server_error", status: 0, isUnanswered: true });
      }
      if (signal.aborted) throw signal.reason;
      delivery.isAnswered = true;
      return world.isTerse ? null : answer;
    },
  };
}

export type ReceivedEvent = { type: string; ids: readonly string[] };
/** `carryOver` runs before the browser leaves the document. */
export type Tab = {
  queue: DurableQueue;
  received: ReceivedEvent[];
  isDead: boolean;
  isStorageLost: boolean;
  carryOver: () => void;
};

const NEVER = new Promise<never>(() => {});

/** The part of a backend that a world uses. */
type WorldBackend = {
  world: { user: string | null; isUp: boolean };
  tabDied: (tab: number) => void;
  receive: (tab: number, call: QueueCall, signal: AbortSignal) => Promise<unknown>;
};

/** Tabs over one database; `owner` is the only owner that they handle. */
export function createWorld(database: string, owner: string, joining?: Joining) {
  return createWorldOver(createBackend(), database, owner, joining);
}

export function createWorldOver<Backend extends WorldBackend>(
  backend: Backend,
  database: string,
  owner: string,
  joining?: Joining,
  ofEdits: Pick<QueueParts, "recast" | "overOwn" | "restOfRollback"> = {},
) {
  const locks = createLocks();
  const tabs: Tab[] = [];
  /** Ids of edits in the order in which they were queued; a retried edit is listed again. */
  const stored: string[] = [];
  const channels: ((event: ScopedEvent, from: number) => void)[] = [];
  let scopeNote: string | null = null;
  let isOnline = true;

  /** `breakable` adds failures between the tab and its database. */
  function open(breakable: (storage: QueueStorage) => QueueStorage = (storage) => storage): Tab {
    const index = tabs.length;
    const real = createResilientStorage(breakable(createIndexedStorage(database)), () => {
      tab.isStorageLost = true;
    });
    const tab: Tab = {
      queue: null as unknown as DurableQueue,
      received: [],
      isDead: false,
      isStorageLost: false,
      carryOver: real.carryOver,
    };
    const whileAlive = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
      return async (...args: Args): Promise<Result> => {
        if (tab.isDead) return NEVER;
        const result = await run(...args);
        return tab.isDead ? NEVER : result;
      };
    };
    tab.queue = createDurableQueue({
      storage: {
        append: whileAlive(async (entries, instead) => {
          const result = await real.append(entries, instead);
          stored.push(...entries.map(({ id }) => id));
          return result;
        }),
        put: whileAlive(real.put),
        remove: whileAlive(real.remove),
        letGo: whileAlive(real.letGo),
        readLetGo: whileAlive(real.readLetGo),
        changeOpen: whileAlive(real.changeOpen),
        first: whileAlive(real.first),
        next: whileAlive(real.next),
        readBatch: whileAlive(real.readBatch),
        writeBatch: whileAlive(real.writeBatch),
        open: whileAlive(real.open),
        failed: whileAlive(real.failed),
        ids: whileAlive(real.ids),
        readNotes: whileAlive(real.readNotes),
        writeNotes: whileAlive(real.writeNotes),
      },
      channel: {
        post: (event) => {
          if (tab.isDead) return;
          for (const deliver of channels) setTimeout(() => deliver(structuredClone(event), index), 0);
        },
        listen: (listener) => {
          channels.push((event, from) => {
            if (from !== index && !tab.isDead) listener(event);
          });
          return () => {};
        },
        close: () => {},
      },
      send: whileAlive((call, signal) => backend.receive(index, call, signal)),
      withLock: locks.forTab(index),
      readScope: () => scopeNote,
      isOnline: () => isOnline,
      pauses: { first: 3, longest: 6 },
      joining,
      ...ofEdits,
    });
    tab.queue.listen(owner, {
      hear: (event) => tab.received.push({ type: event.type, ids: "ids" in event ? event.ids : [event.id] }),
      rollBack: (refusal) => {
        tab.received.push({ type: refusal.type, ids: refusal.ids });
        return refusal.ids;
      },
    });
    tabs.push(tab);
    return tab;
  }

  function kill(tab: Tab): void {
    tab.isDead = true;
    backend.tabDied(tabs.indexOf(tab));
    tab.queue.stop();
    locks.kill(tabs.indexOf(tab));
  }

  return {
    backend,
    stored,
    tabs,
    open,
    living: () => tabs.filter((tab) => !tab.isDead),
    kill,
    close: () => tabs.forEach(kill),
    setOnline(next: boolean): void {
      isOnline = next;
      backend.world.isUp = next;
      for (const tab of tabs) if (!tab.isDead) tab.queue.networkChanged();
    },
    /** Like the session's own writes: under the exclusive lock, with every tab starting or stopping. */
    async changeSession(user: string | null): Promise<void> {
      for (const tab of tabs) if (!tab.isDead) tab.queue.interrupt();
      await locks.forTab(-1)("lintel-session", "exclusive", async () => {
        backend.world.user = user;
        scopeNote = user;
      });
      for (const tab of tabs.filter((other) => !other.isDead)) {
        if (user === null) tab.queue.stop();
        else await tab.queue.start(user);
      }
    },
    /** Waits until nothing is stored, sent or pending. */
    async settle(): Promise<void> {
      const start = Date.now();
      while (Date.now() - start < 20_000) {
        await tick(1);
        const living = tabs.filter((tab) => !tab.isDead);
        await Promise.all(living.map((tab) => tab.queue.settled()));
        if (living.every((tab) => tab.queue.getState().pending === 0)) return;
      }
      throw new Error("Still pending after 20 s");
    },
  };
}

/** A gesture of one call that sets a vertex, with its inverse call. */
export function setVertex(id: string, owner: string, key: string, from: unknown, to: unknown): NewGesture {
  const call = (x: unknown) =>
    ({ name: "vertex.updateBatch", params: { vertices: [{ key, x }] } }) as unknown as QueueCall;
  return { id, owner, label: `Set ${key}`, calls: [{ ...call(to), inverse: [call(from)] }] };
}
