"use client";
/** What the root layout hands down of the environment. */
import { createContext, type ReactNode, useContext } from "react";
import type { PublicConfig } from "../domain/public-config";

const Context = createContext<PublicConfig | null>(null);

export function PublicConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  return <Context value={config}>{children}</Context>;
}

/** Throws outside of the provider. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(Context);
  if (!config) throw new Error("usePublicConfig needs a PublicConfigProvider above it");
  return config;
}
