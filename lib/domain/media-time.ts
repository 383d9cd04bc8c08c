/** A photo's time as far as it is known: when its camera took it, or only when it came here. */
export type MediaTime = {
  /** ISO 8601. */
  at: string;
  /** False where `at` is when it was added, which says nothing of when it was taken. */
  isTaken: boolean;
};

type Timed = { takenAt?: string | null; createdAt?: string | null };

const isTime = (text: string | null | undefined): text is string =>
  Boolean(text) && !Number.isNaN(Date.parse(text ?? ""));

/** Of a photo or video; null where neither time can be read. */
export function mediaTime({ takenAt, createdAt }: Timed): MediaTime | null {
  if (isTime(takenAt)) return { at: takenAt, isTaken: true };
  return isTime(createdAt) ? { at: createdAt, isTaken: false } : null;
}
