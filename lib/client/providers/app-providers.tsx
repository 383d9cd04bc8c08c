"use client";
/** The providers of every page: configuration, cache and session. */
import { type ReactNode, useEffect, useState } from "react";
import { type Cache, SWRConfig } from "swr";
import type { PublicConfig } from "../../domain/public-config";
import type { Appearance } from "../appearance/appearance";
import { FirstAppearanceProvider } from "../appearance/use-appearance";
import { followPageTranslation } from "../browser/page-translation";
import { PublicConfigProvider } from "../public-config";
import { SessionProvider } from "../session/session-provider";

export type AppProvidersProps = { config: PublicConfig; appearance: Appearance; children: ReactNode };

export function AppProviders({ config, appearance, children }: AppProvidersProps) {
  const [cache] = useState<Cache>(() => new Map());
  useEffect(followPageTranslation, []);
  return (
    <PublicConfigProvider config={config}>
      <SWRConfig value={{ provider: () => cache }}>
        <SessionProvider />
        <FirstAppearanceProvider value={appearance}>{children}</FirstAppearanceProvider>
      </SWRConfig>
    </PublicConfigProvider>
  );
}
