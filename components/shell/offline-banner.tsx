"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { useAskedRefusals } from "@/lib/client/queue/asked-refusals";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { OfflineBannerView } from "./offline-banner-view";
import { useIsOnline } from "./use-is-online";

const editsDrawer = lazyPart(() => import("./edits-drawer").then(({ EditsDrawer }) => EditsDrawer));

/**
 * While there is no network, while edits wait for an answer, and while some are not saved: that nothing is lost, how
 * many there are, and which. `hasOwnList`: the page lists by itself what was not saved.
 */
export function OfflineBanner({ hasOwnList = false }: { hasOwnList?: boolean }) {
  const isOnline = useIsOnline();
  const { pending, waiting, failed } = useQueueState();
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
        failed={shownFailed}
        onShow={() => setIsOpen(true)}
      />
      {Edits ? (
        <Edits isOpen={isOpen} onOpenChange={setIsOpen} isOnline={isOnline} failed={failed} waiting={waiting} />
      ) : null}
    </>
  );
}
