/** One file of a `FileDrop`, as a form holds it. */
export type FileEntry = {
  id: string;
  file: File;
  /** "ready" if the drop does not send files itself. */
  status: "ready" | "waiting" | "sending" | "done" | "failed";
  /** From 0 to 1, while sending. */
  progress: number;
  /** The reason of a failure. */
  message?: string | null;
};

/** Sends one file; resolves once it is stored, rejects with the reason in `message`. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** The most files sent in parallel. */
const MAX_PARALLEL = 3;

/** Returns the entries that may start now, in order. */
export function selectNextToSend(entries: readonly FileEntry[]): readonly FileEntry[] {
  const freeSlots = MAX_PARALLEL - entries.filter(({ status }) => status === "sending").length;
  return entries.filter(({ status }) => status === "waiting").slice(0, Math.max(0, freeSlots));
}
