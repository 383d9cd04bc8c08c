/** The actions that are available on the page. Screens register their actions while they are mounted. */
import { createListeners } from "../../notify-each";
import type { Action } from "./action";
import { keyConflict } from "./key-conflict";

/** The layer that owns a set of actions: an overlay that has the keyboard, or null for the page. */
export type ActionLayer = object | null;

export type RegisteredAction = Action & { layer: ActionLayer };

export type ActionHandle = {
  /** Replaces the actions. Subscribers are notified only if a fact other than a function has changed. */
  update: (actions: readonly Action[]) => void;
  remove: () => void;
};

type Entry = { actions: readonly Action[]; layer: ActionLayer };

/** Returns the facts of an action as one text, without its functions and icon. */
function facts({ isFor: _isFor, run: _run, icon: _icon, ...declared }: Action): string {
  return JSON.stringify(declared);
}

function hasSameFacts(before: readonly Action[], after: readonly Action[]): boolean {
  return (
    before.length === after.length &&
    before.every((action, index) => {
      const other = after[index];
      return other !== undefined && action.icon === other.icon && facts(action) === facts(other);
    })
  );
}

export function createActionRegistry({ isStrict }: { isStrict: boolean }) {
  const entries = new Set<Entry>();
  const listeners = createListeners();
  let list: readonly RegisteredAction[] = [];

  function currentActions(): RegisteredAction[] {
    return [...entries].flatMap(({ actions, layer }) => actions.map((action) => ({ ...action, layer })));
  }

  function notify(): void {
    list = currentActions().map((action) => ({ ...action, run: () => run(action.id) }));
    listeners.notify();
  }

  /** Keys of different layers cannot conflict. */
  function check(): void {
    for (const layer of new Set([...entries].map((entry) => entry.layer))) {
      const conflict = keyConflict([...entries].filter((entry) => entry.layer === layer).flatMap((one) => one.actions));
      if (conflict !== null) throw new Error(conflict);
    }
  }

  /** Runs the latest version of an action; does nothing if it is missing or disabled. */
  function run(id: string): unknown {
    const action = currentActions().findLast((one) => one.id === id);
    return action === undefined || action.disabledReason ? undefined : action.run();
  }

  return {
    /** Throws on a key conflict if the registry is strict (everywhere but in production). */
    add(actions: readonly Action[], layer: ActionLayer = null): ActionHandle {
      const entry: Entry = { actions, layer };
      entries.add(entry);
      const checkAndNotify = () => {
        if (isStrict) check();
        notify();
      };
      try {
        checkAndNotify();
      } catch (conflict) {
        entries.delete(entry);
        throw conflict;
      }
      return {
        update(next) {
          const isAlike = hasSameFacts(entry.actions, next);
          entry.actions = next;
          if (!isAlike) checkAndNotify();
        },
        remove() {
          if (entries.delete(entry)) notify();
        },
      };
    },
    /** Returns the actions in the order of declaration; the same array until an action changes. */
    list: () => list,
    run,
    subscribe: listeners.subscribe,
  };
}

/** The registry of this page. */
export const actionRegistry = createActionRegistry({ isStrict: process.env.NODE_ENV !== "production" });
