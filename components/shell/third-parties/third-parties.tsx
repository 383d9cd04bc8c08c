"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePublicConfig } from "@/lib/client/public-config";

const Parts = lazy(() => import("./parts").then((file) => ({ default: file.Parts })));

/** What third parties need on every page; loads nothing where none is configured, and nothing before the page is alive. */
export function ThirdParties() {
  const { maps, charts, chat, recording } = usePublicConfig();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive || !(maps || charts || chat || recording)) return null;
  return (
    <Suspense>
      <Parts />
    </Suspense>
  );
}
