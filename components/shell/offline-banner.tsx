"use client";

import { useState, useSyncExternalStore } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { useDirectFailures } from "@/lib/client/data/edits/direct-failures";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useRefusalsInDialogs } from "@/lib/client/queue/refusals-in-dialogs";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { OfflineBannerView } from "./offline-banner-view";
import { useIsShown } from "./use-is-shown";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Returns whether the browser has a network; true on the server and in the first render. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

// Loads the code that sends edits before the network can fail or another build is deployed.
lazyPart(() => import("@/lib/client/queue/queue-pass"));
const editsDrawer = lazyPart(() => import("./edits-drawer").then(({ EditsDrawer }) => EditsDrawer));

/**
 * Says that no work is lost while the network is down, edits are unanswered or unsaved, or failed files are not shown
 * on the page; shows their number and a list. `hasOwnList`: the page itself lists its unsaved edits.
 */
export function OfflineBanner({ hasOwnList = false }: { hasOwnList?: boolean }) {
  const isOnline = useIsOnline();
  const { pending, waiting, failed } = useQueueState();
  const isShown = useIsShown();
  // The page of a room shows the failed files of the room itself.
  const files = useUploadSummary().failed.filter(({ room }) => !isShown(room.path));
  const direct = useDirectFailures();
  const [isOpen, setIsOpen] = useState(false);
  const Edits = useLazyLayer(editsDrawer, isOpen, () => setIsOpen(false));
  // An edit that a dialog asks about is not counted: the dialog covers the banner and says more.
  const handledRefusals = useRefusalsInDialogs();
  const shownFailed = hasOwnList ? 0 : failed.filter(({ id }) => !handledRefusals.has(id)).length;
  return (
    <>
      <OfflineBannerView
        isOnline={isOnline}
        pending={pending}
        waiting={waiting}
        failed={shownFailed + direct.length}
        files={files.length}
        onShow={() => setIsOpen(true)}
      />
      {Edits ? (
        <Edits
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          isOnline={isOnline}
          failed={failed}
          direct={direct}
          files={files}
          waiting={waiting}
        />
      ) : null}
    </>
  );
}
