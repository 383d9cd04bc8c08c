/**
 * The worker once it has started, or null if it cannot (a strict policy, an old cache): its first message reports the
 * start.
 */
export async function whenStarted(worker: Worker): Promise<Worker | null> {
  const isUp = await new Promise<boolean>((resolve) => {
    worker.addEventListener("message", () => resolve(true), { once: true });
    worker.addEventListener("error", () => resolve(false), { once: true });
  });
  if (isUp) return worker;
  worker.terminate();
  return null;
}
