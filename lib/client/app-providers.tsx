"use client";
/** What every page stands on: configuration, the cache of reads, URL state and the keeper of the session. */
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { type Cache, SWRConfig } from "swr";
import type { PublicConfig } from "../domain/public-config";
import { PublicConfigProvider } from "./public-config";
import { SessionKeeper } from "./session/session-keeper";

export function AppProviders({ config, children }: { config: PublicConfig; children: ReactNode }) {
  const [cache] = useState<Cache>(() => new Map());
  return (
    <PublicConfigProvider config={config}>
      <SWRConfig value={{ provider: () => cache }}>
        <NuqsAdapter>
          <SessionKeeper />
          {children}
        </NuqsAdapter>
      </SWRConfig>
    </PublicConfigProvider>
  );
}
