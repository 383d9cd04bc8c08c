/**
 * Tells listeners. One that fails keeps nothing from the others, nor from whoever tells in the middle of an edit: its error comes
 * up by itself, as one of an event's listener does.
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
