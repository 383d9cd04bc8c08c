/** A logo's way: drawn anew, leave to post it, the post to the bucket, then the company's record. */
import { callBackend } from "../../calls/call-backend";
import { runFormEdit } from "../edits/run-edit";
import { postForm } from "../media/post-form";
import { COPY } from "./copy";
import { asLogo } from "./logo-picture";

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Resolves once the record names the logo, or waits to ("waiting"). Throws an error that says why not. `label` is what
 * waits, in the user's words.
 */
export async function sendLogo(
  companyKey: string,
  file: Blob,
  { signal, onProgress }: Sending,
  label: string,
): Promise<"done" | "waiting"> {
  const picture = await asLogo(file).catch(() => Promise.reject(new Error(COPY.notRead)));
  const { url, fields, publicUrl } = await callBackend("company.requestLogoUrls", { key: companyKey }, { signal });
  const fallback = COPY.brokenOff;
  await postForm({ url, fields, file: picture, fileName: "logo.png", signal, onProgress, fallback });
  const params = { key: companyKey, logoUrl: publicUrl };
  return (await runFormEdit("company.update", params, { label })).status;
}
