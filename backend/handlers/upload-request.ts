/** Grants permission to post one file to the bucket, under the key of its future record. */

import { createKey } from "../../lib/domain/keys";
import type { UploadKind } from "../../lib/domain/upload-rules";
import { requireCompany } from "../access/company-scope";
import type { Context, HandlerGroup } from "../http/handler";

/** Returns a handler of upload requests. Logos and employee photos have handlers of their own. */
const requestOf = (kind: Exclude<UploadKind, "logo" | "avatar">) => ({
  may: "editClaims" as const,
  run: async (context: Context, { companyKey }: { companyKey: string }) => {
    await requireCompany(context, companyKey);
    return context.storage.formInputs(kind, createKey(kind));
  },
});

export const uploadRequestHandlers = {
  "image.uploadRequest": requestOf("image"),
  "video.uploadRequest": requestOf("video"),
  "document.uploadRequest": requestOf("document"),
} satisfies HandlerGroup;
