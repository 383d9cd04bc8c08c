"use client";
/** The environment that the root layout passes to the browser. */
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { PublicConfig } from "../domain/public-config";

const Context = createContext<PublicConfig | null>(null);

export function PublicConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  // A refresh renders the layout with the vendors of its own request, but the browser still applies the policy that the
  // document was loaded with.
  const [{ vendors }] = useState(config);
  const documentConfig = useMemo(() => ({ ...config, vendors }), [config, vendors]);
  return <Context value={documentConfig}>{children}</Context>;
}

/** Returns the environment of this page. Throws outside of the provider. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(Context);
  if (!config) throw new Error("usePublicConfig needs a PublicConfigProvider above it");
  return config;
}
