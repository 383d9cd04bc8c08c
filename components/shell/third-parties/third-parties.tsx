"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";

const Parts = lazy(() => import("./parts").then((file) => ({ default: file.Parts })));

/** What third parties need on every page; loads nothing where none is configured, and nothing before the page is alive. */
export function ThirdParties() {
  const { maps, charts, chat, recording } = usePublicConfig();
  // Its parts come later, when one may have gone on already.
  const [loadedAt] = useState(usePathname());
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive || !(maps || charts || chat || recording)) return null;
  return (
    <Suspense>
      <Parts loadedAt={loadedAt} />
    </Suspense>
  );
}
