/**
 * Uploads to regions and to the documents of claims. They are independent of the page, so that navigation stops none;
 * the end of the session stops all.
 */
import { createListeners } from "../../../notify-each";

export type UploadFile = { file: File; kind: "image" | "video" | "document"; room: UploadRoom; companyKey: string };

/** The target of a file, a region or a claim. `path`: the page that shows it, not always the current one. */
export type UploadRoom = { key: string; name: string; path: string };

export type Upload = UploadFile & {
  id: string;
  status: "waiting" | "sending" | "failed";
  /** From 0 to 1. */
  progress: number;
  /** The reason of the failure. */
  message: string | null;
};

/**
 * Resolves once the document is stored, or the record of the photo or video is queued; rejects with the reason in
 * `message`.
 */
export type SendUpload = (
  upload: Upload,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

/** The number of concurrent uploads. */
const SENT_AT_ONCE = 3;

/** Rounds down to hundredths, for at most a hundred updates per file. */
const roundedShare = (share: number): number => Math.floor(Math.min(1, Math.max(0, share)) * 100) / 100;

export function createUploadStore(send: SendUpload) {
  const listeners = createListeners();
  const running = new Map<string, AbortController>();
  let uploads: readonly Upload[] = [];
  let count = 0;

  function set(next: readonly Upload[]): void {
    uploads = next;
    listeners.notify();
  }
  function change(id: string, part: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }
  function remove(id: string): void {
    set(uploads.filter((upload) => upload.id !== id));
  }

  async function start(upload: Upload): Promise<void> {
    const controller = new AbortController();
    running.set(upload.id, controller);
    change(upload.id, { status: "sending", progress: 0, message: null });
    const onProgress = (share: number) => {
      const progress = roundedShare(share);
      const known = uploads.find(({ id }) => id === upload.id);
      if (!controller.signal.aborted && known && progress > known.progress) change(upload.id, { progress });
    };
    try {
      await send(upload, { signal: controller.signal, onProgress });
      remove(upload.id);
    } catch (reason) {
      const message = reason instanceof Error && reason.message ? reason.message : null;
      if (!controller.signal.aborted) change(upload.id, { status: "failed", message });
    } finally {
      if (running.get(upload.id) === controller) running.delete(upload.id);
      startNext();
    }
  }

  function startNext(): void {
    const waiting = uploads.filter(({ status }) => status === "waiting");
    for (const upload of waiting.slice(0, Math.max(0, SENT_AT_ONCE - running.size))) void start(upload);
  }

  return {
    add(files: readonly UploadFile[]): void {
      const added = files.map((file): Upload => {
        count += 1;
        return { ...file, id: `upload-${count}`, status: "waiting", progress: 0, message: null };
      });
      set([...uploads, ...added]);
      startNext();
    },
    /** Starts a failed file again. */
    retry(id: string): void {
      if (uploads.find((upload) => upload.id === id)?.status !== "failed") return;
      change(id, { status: "waiting", progress: 0, message: null });
      startNext();
    },
    /** Stops and removes a file. */
    cancel(id: string): void {
      running.get(id)?.abort(new DOMException("The upload was canceled", "AbortError"));
      running.delete(id);
      remove(id);
      startNext();
    },
    cancelAll(): void {
      for (const controller of running.values())
        controller.abort(new DOMException("The session has changed", "AbortError"));
      running.clear();
      set([]);
    },
    /** Returns the same array until an upload changes. */
    list: () => uploads,
    /** Whether files are uploading, or have failed and are still listed. */
    hasUnsent: () => uploads.length > 0,
    subscribe: listeners.subscribe,
  };
}
