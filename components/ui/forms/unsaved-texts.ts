/** Self-saving texts on this page, for code that is about to reload it. */

type Finish = () => Promise<void>;

const texts = new Set<Finish>();

/** Registers a text whose `finish` saves it, or rejects. Returns the function that unregisters it. */
export function addUnsavedText(finish: Finish): () => void {
  const entry = () => finish();
  texts.add(entry);
  return () => void texts.delete(entry);
}

/** Saves all texts now. Rejects after all have settled if any failed. */
export async function saveAllTexts(): Promise<void> {
  const outcomes = await Promise.allSettled([...texts].map((finish) => finish()));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
