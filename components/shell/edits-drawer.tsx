"use client";

import { Drawer } from "@/components/ui/drawer";
import { useNow } from "@/components/ui/use-now";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import { useOpenGestures } from "@/lib/client/queue/use-open-gestures";
import { EDIT_WORDS } from "./edit-words";
import { EditsList } from "./edits-list";

export type EditsDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isOnline: boolean;
  waiting: number;
  failed: readonly FailedGesture[];
};

/** The edits of this person in this browser that are not saved. */
export function EditsDrawer({ isOpen, onOpenChange, isOnline, waiting, failed }: EditsDrawerProps) {
  const open = useOpenGestures(isOpen);
  const now = useNow();
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={EDIT_WORDS.title} description={EDIT_WORDS.note}>
      <EditsList
        open={open}
        failed={failed}
        state={isOnline ? (waiting > 0 ? "unanswered" : "sending") : "offline"}
        now={now}
        onSendNow={() => browserQueue().sendNow()}
        onRetry={(id) => void browserQueue().retry(id)}
        onDismiss={(id) => void browserQueue().dismiss(id)}
      />
    </Drawer>
  );
}
