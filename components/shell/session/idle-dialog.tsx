"use client";

import { useEffect, useState } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useIdleEnd } from "@/lib/client/session/use-idle-end";
import { useSession } from "@/lib/client/session/use-session";

const view = lazyPart(() => import("./idle-dialog-view").then(({ IdleDialogView }) => IdleDialogView));

/** Counts down before the session ends. */
export function IdleDialog() {
  const { session } = useSession();
  const { end, isStaying, hasStayFailed, stay } = useIdleEnd(session);
  const { open, failed } = useUploadSummary();
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const isOver = end === null;
  useEffect(() => {
    if (isOver) setIsAcknowledged(false);
  }, [isOver]);
  const View = useLazyLayer(view, !isOver);
  if (!View) return null;
  return (
    <View
      end={isAcknowledged ? null : end}
      files={{ open, failed: failed.length }}
      isStaying={isStaying}
      hasStayFailed={hasStayFailed}
      onStay={() => void stay()}
      onAcknowledge={() => setIsAcknowledged(true)}
    />
  );
}
