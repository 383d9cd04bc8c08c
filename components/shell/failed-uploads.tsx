"use client";

import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { useUploadNews } from "@/lib/client/data/media/upload-news";

const alerts = lazyPart(() => import("./upload-alerts").then(({ UploadAlerts }) => UploadAlerts));

/** Tells of files that failed, from the first one on. */
export function FailedUploads() {
  const Alerts = useLazyLayer(alerts, useUploadNews().failed.length > 0);
  return Alerts ? <Alerts /> : null;
}
