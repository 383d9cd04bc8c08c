/** Texts on this page that save themselves, for whoever is about to take the page away. */

type Finish = () => Promise<void>;

const texts = new Set<Finish>();

/** `finish` saves one, and rejects where it cannot. Answers how to take it out again. */
export function addUnsavedText(finish: Finish): () => void {
  const entry = () => finish();
  texts.add(entry);
  return () => void texts.delete(entry);
}

/** Saves them all now. Rejects, once all have been tried, where one could not be saved. */
export async function saveTexts(): Promise<void> {
  const outcomes = await Promise.allSettled([...texts].map((finish) => finish()));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
