"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";
import { loadNeeded } from "@/lib/load-part";

/** A page goes on without them. */
const WITHOUT = { default: () => null };
const Parts = lazy<ComponentType<{ loadedAt: string }>>(() =>
  loadNeeded(import("./parts")).then(
    (file) => ({ default: file.Parts }),
    () => WITHOUT,
  ),
);

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
