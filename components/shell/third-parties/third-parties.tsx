"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";
import { loadNeeded } from "@/lib/load-part";

/** The page works without them. */
const WITHOUT = { default: () => null };
const Parts = lazy<ComponentType<{ loadedAt: string }>>(() =>
  loadNeeded(import("./parts")).then(
    (file) => ({ default: file.Parts }),
    () => WITHOUT,
  ),
);

/** Third parties of every page; loads nothing if none is configured, and nothing before hydration. */
export function ThirdParties() {
  const { maps, charts, chat, recording } = usePublicConfig();
  // The parts arrive later, possibly after a navigation.
  const [loadedAt, setLoadedAt] = useState("");
  useEffect(() => setLoadedAt(location.pathname), []);
  return loadedAt && (maps || charts || chat || recording) ? (
    <Suspense>
      <Parts loadedAt={loadedAt} />
    </Suspense>
  ) : null;
}
