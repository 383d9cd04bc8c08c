/**
 * Calls listeners. One that throws stops neither the others nor the caller: its error is thrown on its own, like one
 * of an event listener.
 */
export function notifyEach<Told extends unknown[]>(listeners: Iterable<(...told: Told) => void>, ...told: Told): void {
  for (const listener of [...listeners]) {
    try {
      listener(...told);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
