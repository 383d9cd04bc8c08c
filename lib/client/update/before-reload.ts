/** Saves that run before the page reloads itself: delayed inputs, the queue, uploads. */

type Save = () => unknown;

const SAVING_LIMIT_MS = 5_000;
const saves = new Set<Save>();

/**
 * `save` stores unsaved work, possibly in the background. If it throws or rejects, the page does not reload itself.
 * Returns the function that removes it.
 */
export function onBeforeReload(save: Save): () => void {
  // A new function, so that one save can be registered twice.
  const entry = () => save();
  saves.add(entry);
  return () => void saves.delete(entry);
}

/** Resolves with whether everything was saved within 5 s. */
export async function saveBeforeReload(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SAVING_LIMIT_MS);
  });
  const all = Promise.allSettled([...saves].map(async (save) => save()));
  const isSaved = all.then((outcomes) => outcomes.every(({ status }) => status === "fulfilled"));
  return Promise.race([isSaved, limit]).finally(() => clearTimeout(timer));
}
