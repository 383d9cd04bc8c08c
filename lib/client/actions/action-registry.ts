/** Every action that the page has now. Screens put theirs in while they are mounted. */
import { notifyEach } from "../../notify-each";
import type { Action } from "./action";
import { keyConflict } from "./key-conflict";

/** What a set of actions belongs to: an element that lies over the page and has the keyboard, or null, the page itself. */
export type ActionLayer = object | null;

export type RegisteredAction = Action & { layer: ActionLayer };

export type ActionHandle = {
  /** Replaces the set. Whoever watches hears of it only when what it says has changed. */
  update: (actions: readonly Action[]) => void;
  remove: () => void;
};

type Entry = { actions: readonly Action[]; layer: ActionLayer };

/** What an action says, less what it does. */
function facts({ isFor: _isFor, run: _run, icon: _icon, ...said }: Action): string {
  return JSON.stringify(said);
}

function isSaidAlike(before: readonly Action[], after: readonly Action[]): boolean {
  return (
    before.length === after.length &&
    before.every((action, at) => {
      const other = after[at];
      return other !== undefined && action.icon === other.icon && facts(action) === facts(other);
    })
  );
}

export function createActionRegistry({ isStrict }: { isStrict: boolean }) {
  const entries = new Set<Entry>();
  const listeners = new Set<() => void>();
  let list: readonly RegisteredAction[] = [];

  function current(): RegisteredAction[] {
    return [...entries].flatMap(({ actions, layer }) => actions.map((action) => ({ ...action, layer })));
  }

  function tell(): void {
    list = current().map((action) => ({ ...action, run: () => run(action.id) }));
    notifyEach(listeners);
  }

  /** Keys of different layers never meet. */
  function check(): void {
    for (const layer of new Set([...entries].map((entry) => entry.layer))) {
      const conflict = keyConflict([...entries].filter((entry) => entry.layer === layer).flatMap((one) => one.actions));
      if (conflict !== null) throw new Error(conflict);
    }
  }

  /** Runs the newest form of an action; nothing when it is gone or cannot be done now. */
  function run(id: string): unknown {
    const action = current().findLast((one) => one.id === id);
    return action === undefined || action.disabledReason ? undefined : action.run();
  }

  return {
    /** Throws on a key that two actions want, where the registry is strict (everywhere but in production). */
    add(actions: readonly Action[], layer: ActionLayer = null): ActionHandle {
      const entry: Entry = { actions, layer };
      entries.add(entry);
      const changed = () => {
        if (isStrict) check();
        tell();
      };
      try {
        changed();
      } catch (conflict) {
        entries.delete(entry);
        throw conflict;
      }
      return {
        update(next) {
          const isAlike = isSaidAlike(entry.actions, next);
          entry.actions = next;
          if (!isAlike) changed();
        },
        remove() {
          if (entries.delete(entry)) tell();
        },
      };
    },
    /** The same list as long as nothing changes; in the order of declaration. */
    list: () => list,
    run,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const actionRegistry = createActionRegistry({ isStrict: process.env.NODE_ENV !== "production" });
