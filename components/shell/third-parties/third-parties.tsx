"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";

const VendorBoundary = lazy(() =>
  import("./vendor-boundary").then(({ VendorBoundary: boundary }) => ({ default: boundary })),
);
const Recording = lazy(() => import("./recording").then(({ Recording: recording }) => ({ default: recording })));

const Chat = lazy(() => import("./chat/chat").then(({ Chat: chat }) => ({ default: chat })));

/** What third parties need on every page; loads nothing where none is configured, and nothing before the page is alive. */
export function ThirdParties() {
  const { maps, charts, chat, recording, vendors } = usePublicConfig();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive || !(maps || charts || chat || recording)) return null;
  return (
    <Suspense>
      <VendorBoundary />
      {chat ? <Chat /> : null}
      {/* A document that was loaded for an address with a token has no recorder, wherever it goes on to. */}
      {recording && vendors.includes("recording") ? <Recording config={recording} /> : null}
    </Suspense>
  );
}
