import { callBackend } from "../../calls/call-backend";
import { runFormEdit } from "../edits/run-edit";
import { postForm } from "../media/post-form";
import { COPY } from "./copy";
import { asLogo } from "./logo-picture";

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Redraws a logo, requests the upload, posts the picture to the bucket and updates the company. Resolves with
 * "waiting" if the update waits in the queue. Throws an error whose message is shown. `label` names the edit
 * in messages.
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
