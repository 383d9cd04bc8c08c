"use client";
/** The environment that the root layout passes to the browser. */
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { PublicConfig } from "../domain/public-config";

const Context = createContext<PublicConfig | null>(null);

export function PublicConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  // A refresh renders the layout with the policy of its own request; the document keeps the policy that it was loaded
  // with.
  const [{ vendors }] = useState(config);
  const held = useMemo(() => ({ ...config, vendors }), [config, vendors]);
  return <Context value={held}>{children}</Context>;
}

/** Throws outside of the provider. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(Context);
  if (!config) throw new Error("usePublicConfig needs a PublicConfigProvider above it");
  return config;
}
