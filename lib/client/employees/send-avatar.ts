/** A photo's way: drawn anew, leave to post it, the post to the bucket, then the employee's record. */
import { callBackend } from "../call-backend";
import { asLogo } from "../companies/logo-picture";
import { WORDS } from "../companies/words";
import { postForm } from "../media/post-form";
import { callForForm } from "./call-for-form";

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

type Keep = (photo: { key: string; photoUrl: string }) => Promise<unknown>;

const keepOfAnother: Keep = (photo) => callForForm("employee.update", photo);

/** Resolves once the record names the photo, which `keep` sees to. Throws an error that says why not. */
export async function sendAvatar(
  employeeKey: string,
  file: Blob,
  { signal, onProgress }: Sending,
  keep: Keep = keepOfAnother,
): Promise<void> {
  const picture = await asLogo(file).catch(() => Promise.reject(new Error(WORDS.notRead)));
  const { url, fields, publicUrl } = await callBackend("employee.requestAvatarUrls", { key: employeeKey }, { signal });
  await postForm({ url, fields, file: picture, fileName: "photo.png", signal, onProgress, fallback: WORDS.brokenOff });
  await keep({ key: employeeKey, photoUrl: publicUrl });
}
