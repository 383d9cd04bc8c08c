/** What is to be saved before the page reloads itself: inputs that save later, the queue, uploads. */

type Save = () => unknown;

const SAVING_LIMIT_MS = 5_000;
const saves = new Set<Save>();

/**
 * `save` stores what would be lost, in the background if it answers a promise. Where it throws or rejects, the page is
 * not reloaded by itself. Answers how to take it out again.
 */
export function onBeforeReload(save: Save): () => void {
  // A function of its own, so that the same save may stand twice.
  const entry = () => save();
  saves.add(entry);
  return () => void saves.delete(entry);
}

/** Whether everything is saved, within 5 s. */
export async function saveBeforeReload(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SAVING_LIMIT_MS);
  });
  const all = Promise.allSettled([...saves].map(async (save) => save()));
  const isSaved = all.then((outcomes) => outcomes.every(({ status }) => status === "fulfilled"));
  return Promise.race([isSaved, limit]).finally(() => clearTimeout(timer));
}
