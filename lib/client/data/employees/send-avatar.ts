import { rowOf } from "../../../contract/endpoints";
import { callBackend } from "../../calls/call-backend";
import { COPY } from "../companies/copy";
import { asLogo } from "../companies/logo-picture";
import { runFormEdit } from "../edits/run-edit";
import { postForm } from "../media/post-form";

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

type SavePhoto = (photo: { key: string; photoUrl: string }) => Promise<unknown>;

/**
 * Redraws a photo, requests the upload, posts the picture to the bucket and updates the employee; `saveOwnPhoto` does
 * so for the signed-in employee. Throws an error whose message is shown, with the fallback text of the update.
 */
export async function sendAvatar(
  employeeKey: string,
  file: Blob,
  { signal, onProgress }: Sending,
  saveOwnPhoto?: SavePhoto,
): Promise<void> {
  const picture = await asLogo(file).catch(() => Promise.reject(new Error(COPY.notRead)));
  const { fallback } = rowOf(saveOwnPhoto ? "employee.updateProfile" : "employee.update");
  const request = { key: employeeKey };
  const { url, fields, publicUrl } = await callBackend("employee.requestAvatarUrls", request, { signal, fallback });
  await postForm({ url, fields, file: picture, fileName: "photo.png", signal, onProgress, fallback: COPY.brokenOff });
  const photo = { key: employeeKey, photoUrl: publicUrl };
  await (saveOwnPhoto ? saveOwnPhoto(photo) : runFormEdit("employee.update", photo));
}
