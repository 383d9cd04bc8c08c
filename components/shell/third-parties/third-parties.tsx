"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";
import { loadNeeded } from "@/lib/load-part";

/** Replaces the third parties if their code cannot be loaded; the page works without them. */
const EMPTY_MODULE = { default: () => null };
const Parts = lazy<ComponentType<{ loadedAt: string }>>(() =>
  loadNeeded(import("./parts")).then(
    (file) => ({ default: file.Parts }),
    () => EMPTY_MODULE,
  ),
);

/** Loads the configured third parties of every page, after hydration. */
export function ThirdParties() {
  const { maps, charts, chat, recording } = usePublicConfig();
  // The path at this time, because the code of the parts may arrive after a navigation.
  const [loadedAt, setLoadedAt] = useState("");
  useEffect(() => setLoadedAt(location.pathname), []);
  return loadedAt && (maps || charts || chat || recording) ? (
    <Suspense>
      <Parts loadedAt={loadedAt} />
    </Suspense>
  ) : null;
}
