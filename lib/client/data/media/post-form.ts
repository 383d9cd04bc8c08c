/** Posts a form to another origin with upload progress, which fetch does not report. */
import type { Failure } from "../../../contract/failure";

export type FormPost = {
  url: string;
  /** Sent in this order, before the file. */
  fields: Readonly<Record<string, string>>;
  file: Blob;
  fileName: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** The message if there is no answer, or an answer without a message. */
  fallback: string;
};

/** A refused or broken post. `status` is 0 without an answer. */
export class PostError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Returns the message of an answer in the contract's shape, as Lintel's bucket sends it; else the fallback. */
function messageOf(text: string, fallback: string): string {
  try {
    const { status } = JSON.parse(text) as Partial<Failure>;
    return status?.[0]?.message || fallback;
  } catch {
    return fallback;
  }
}

/** Resolves once the form is stored. Throws a PostError, or the signal's reason. */
export function postForm({ url, fields, file, fileName, signal, onProgress, fallback }: FormPost): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", file, fileName);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (finish: () => void) => {
      signal.removeEventListener("abort", abort);
      finish();
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () =>
      settle(() => {
        if (request.status >= 200 && request.status < 300) resolve();
        else reject(new PostError(messageOf(request.responseText, fallback), request.status));
      });
    request.onerror = () => settle(() => reject(new PostError(fallback, 0)));
    request.ontimeout = request.onerror;
    request.onabort = () => settle(() => reject(signal.reason));
    signal.addEventListener("abort", abort);
    request.open("POST", url);
    request.send(form);
  });
}
