/**
 * Calls every listener. A listener that throws stops neither the others nor the caller: its error is thrown in a
 * microtask, like the error of an event listener.
 */
export function notifyEach<Args extends unknown[]>(listeners: Iterable<(...args: Args) => void>, ...args: Args): void {
  for (const listener of [...listeners]) {
    try {
      listener(...args);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Listeners of a change. `subscribe` returns the function that unsubscribes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => notifyEach(listeners),
  };
}
