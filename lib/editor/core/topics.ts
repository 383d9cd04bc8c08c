import { notifyEach } from "../../notify-each";

/** Listeners by topic. */
export type Topics = ReturnType<typeof createTopics>;

export function createTopics() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    /** Returns the function that ends the subscription. */
    subscribe(topic: string, listener: () => void): () => void {
      // A new function, so that one listener can be registered twice.
      const entry = () => listener();
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(entry));
      return () => {
        set.delete(entry);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
    emit(topic: string): void {
      notifyEach(listeners.get(topic) ?? []);
    },
    isEmpty: () => listeners.size === 0,
  };
}
