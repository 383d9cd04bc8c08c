/** One file of a drop, as a form holds it. */
export type FileEntry = {
  id: string;
  file: File;
  /** "ready" where nothing is sent by the drop itself. */
  status: "ready" | "waiting" | "sending" | "done" | "failed";
  /** From 0 to 1, while sending. */
  progress: number;
  /** Why it failed, in words. */
  message?: string | null;
};

/** Sends one file; resolves once it is stored, rejects with the reason in `message`. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** How many files are on their way at a time. */
const SENT_AT_ONCE = 3;

/** The entries that may start now, in their order. */
export function nextToSend(entries: readonly FileEntry[]): readonly FileEntry[] {
  const free = SENT_AT_ONCE - entries.filter(({ status }) => status === "sending").length;
  return entries.filter(({ status }) => status === "waiting").slice(0, Math.max(0, free));
}
