"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";

const Parts = lazy(() => import("./parts").then((file) => ({ default: file.Parts })));

/** What third parties need on every page; loads nothing where none is configured, and nothing before the page is alive. */
export function ThirdParties() {
  const { maps, charts, chat, recording } = usePublicConfig();
  // The parts come later, when one may have gone on already.
  const [loadedAt, setLoadedAt] = useState("");
  useEffect(() => setLoadedAt(location.pathname), []);
  return loadedAt && (maps || charts || chat || recording) ? (
    <Suspense>
      <Parts loadedAt={loadedAt} />
    </Suspense>
  ) : null;
}
