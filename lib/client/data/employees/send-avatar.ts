/** A photo's way: drawn anew, leave to post it, the post to the bucket, then the employee's record. */
import { rowOf } from "../../../contract/endpoints";
import { callBackend } from "../../calls/call-backend";
import { COPY } from "../companies/copy";
import { asLogo } from "../companies/logo-picture";
import { runFormEdit } from "../edits/run-edit";
import { postForm } from "../media/post-form";

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

type Keep = (photo: { key: string; photoUrl: string }) => Promise<unknown>;

/**
 * Resolves once the record names the photo; one's own record is kept by `keepOwn`. Throws an error that says why not, in the
 * words of the record that is changed.
 */
export async function sendAvatar(
  employeeKey: string,
  file: Blob,
  { signal, onProgress }: Sending,
  keepOwn?: Keep,
): Promise<void> {
  const picture = await asLogo(file).catch(() => Promise.reject(new Error(COPY.notRead)));
  const { fallback } = rowOf(keepOwn ? "employee.updateProfile" : "employee.update");
  const request = { key: employeeKey };
  const { url, fields, publicUrl } = await callBackend("employee.requestAvatarUrls", request, { signal, fallback });
  await postForm({ url, fields, file: picture, fileName: "photo.png", signal, onProgress, fallback: COPY.brokenOff });
  const photo = { key: employeeKey, photoUrl: publicUrl };
  await (keepOwn ? keepOwn(photo) : runFormEdit("employee.update", photo));
}
