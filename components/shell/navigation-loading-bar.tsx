"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { LoadingBar } from "@/components/ui/feedback/loading-bar";
import { useSkeletonPhase } from "@/components/ui/feedback/use-skeleton-phase";
import { onPageLeaving } from "@/components/ui/page-leaving";
import { COPY } from "./frame/copy";

/** A link to the current address never reports an arrival; the bar stops after this time. */
const MAX_DURATION_MS = 10_000;

/** Shows a bar while a link or a command opens a page that has not loaded. */
export function NavigationLoadingBar() {
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}

function Bar() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const address = search === "" ? path : `${path}?${search}`;
  const [leftAddress, setLeftAddress] = useState<string | null>(null);

  useEffect(() => onPageLeaving(() => setLeftAddress(address)), [address]);

  useEffect(() => {
    if (leftAddress === null) return;
    const timer = setTimeout(() => setLeftAddress(null), MAX_DURATION_MS);
    return () => clearTimeout(timer);
  }, [leftAddress]);

  const phase = useSkeletonPhase(leftAddress === address);
  return phase === "skeleton" ? <LoadingBar label={COPY.loading} /> : null;
}
