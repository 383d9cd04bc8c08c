"use client";

import { useState, useSyncExternalStore } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { useDirectFailures } from "@/lib/client/data/edits/direct-failures";
import { useUploadNews } from "@/lib/client/data/media/upload-news";
import { useAskedRefusals } from "@/lib/client/queue/asked-refusals";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { OfflineBannerView } from "./offline-banner-view";
import { useIsInSight } from "./use-is-in-sight";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser has a network; true on the server and in the first render. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

// What sends edits: there before the network can go, or another build takes its place.
lazyPart(() => import("@/lib/client/queue/queue-pass"));
const editsDrawer = lazyPart(() => import("./edits-drawer").then(({ EditsDrawer }) => EditsDrawer));

/**
 * While there is no network, while edits wait for an answer, while some are not saved, and while files that failed are
 * out of sight: that nothing is lost, how many there are, and which. `hasOwnList`: the page lists by itself which edits
 * were not saved.
 */
export function OfflineBanner({ hasOwnList = false }: { hasOwnList?: boolean }) {
  const isOnline = useIsOnline();
  const { pending, waiting, failed } = useQueueState();
  const isInSight = useIsInSight();
  // In its own room a file says so in its place.
  const files = useUploadNews().failed.filter(({ room }) => !isInSight(room.path));
  const direct = useDirectFailures();
  const [isOpen, setIsOpen] = useState(false);
  const Edits = useLazyLayer(editsDrawer, isOpen, () => setIsOpen(false));
  // A dialog that asks about one stands before the banner, and says more.
  const asked = useAskedRefusals();
  const shownFailed = hasOwnList ? 0 : failed.filter(({ id }) => !asked.has(id)).length;
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
