"use client";
/** What every page stands on: configuration, the cache of reads, URL state and the keeper of the session. */
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { type Cache, SWRConfig } from "swr";
import type { PublicConfig } from "../domain/public-config";
import type { Appearance } from "./appearance/appearance";
import { FirstAppearanceProvider } from "./appearance/use-appearance";
import { PublicConfigProvider } from "./public-config";
import { SessionKeeper } from "./session/session-keeper";

export type AppProvidersProps = { config: PublicConfig; appearance: Appearance; children: ReactNode };

export function AppProviders({ config, appearance, children }: AppProvidersProps) {
  const [cache] = useState<Cache>(() => new Map());
  return (
    <PublicConfigProvider config={config}>
      <SWRConfig value={{ provider: () => cache }}>
        <NuqsAdapter>
          <SessionKeeper />
          <FirstAppearanceProvider value={appearance}>{children}</FirstAppearanceProvider>
        </NuqsAdapter>
      </SWRConfig>
    </PublicConfigProvider>
  );
}
