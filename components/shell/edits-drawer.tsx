"use client";

import { Drawer } from "@/components/ui/overlays/drawer";
import { useNow } from "@/components/ui/use-now";
import { useEditsKept } from "@/lib/client/alerts/storage-notice";
import { type DirectFailure, dismissDirectFailure, retryDirectFailure } from "@/lib/client/data/edits/direct-failures";
import { dismissUpload, type FailedUpload, retryUpload } from "@/lib/client/data/media/upload-summary";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import { useOpenGestures } from "@/lib/client/queue/use-open-gestures";
import { EDIT_COPY } from "./edit-copy";
import { EditsList } from "./edits-list";
import { useGo } from "./frame/use-go";

export type EditsDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isOnline: boolean;
  waiting: number;
  failed: readonly FailedGesture[];
  direct: readonly DirectFailure[];
  files: readonly FailedUpload[];
};

/** Lists the employee's unsaved edits in this browser, and the failed calls and files of this page. */
export function EditsDrawer(props: EditsDrawerProps) {
  const { isOpen, onOpenChange, isOnline, waiting, failed, direct, files } = props;
  const open = useOpenGestures(isOpen);
  const now = useNow();
  const go = useGo();
  const note = EDIT_COPY.notes[useEditsKept()];
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={EDIT_COPY.title} description={note}>
      <EditsList
        open={open}
        failed={failed}
        direct={direct}
        files={files}
        state={isOnline ? (waiting > 0 ? "unanswered" : "sending") : "offline"}
        now={now}
        onSendNow={() => browserQueue().sendNow()}
        onRetry={(id) => void browserQueue().retry(id)}
        onDismiss={(id) => void browserQueue().dismiss(id)}
        onRetryDirect={retryDirectFailure}
        onDismissDirect={dismissDirectFailure}
        onRetryFile={retryUpload}
        onDismissFile={dismissUpload}
        onLeave={() => onOpenChange(false)}
        onShowRoom={(room) => {
          onOpenChange(false);
          go(room.path);
        }}
      />
    </Drawer>
  );
}
