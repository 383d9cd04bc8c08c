/**
 * Resolves with the worker at its first message, which reports the start; with null if it fails to start, e.g. because
 * of a strict policy or an old cache.
 */
export async function whenStarted(worker: Worker): Promise<Worker | null> {
  const isStarted = await new Promise<boolean>((resolve) => {
    worker.addEventListener("message", () => resolve(true), { once: true });
    worker.addEventListener("error", () => resolve(false), { once: true });
  });
  if (isStarted) return worker;
  worker.terminate();
  return null;
}
