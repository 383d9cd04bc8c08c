/** Files being uploaded, as the upload store lists them. */
import type { Upload } from "@/lib/client/data/media/upload-store";

export const roomOf = (key: string, name: string) => ({
  key,
  name,
  path: `/insured/overview/ins-1/prj-1/region-review/${key}`,
});

export const KITCHEN = roomOf("reg-1", "Kitchen");
export const ATTIC = roomOf("reg-2", "Attic");

export const uploadOf = (name: string, status: Upload["status"], room = KITCHEN): Upload => ({
  file: new File(["x"], name),
  kind: "image",
  room,
  companyKey: "cous-1",
  id: `upload-${name}`,
  status,
  progress: 0,
  message: status === "failed" ? "The connection broke off." : null,
});
