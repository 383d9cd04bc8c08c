import type { PublicConfig } from "@/lib/domain/public-config";

/** The vendors of pages without third parties. */
export const WITHOUT_VENDORS = {
  vendors: [] as readonly string[],
  maps: null,
  charts: null,
  chat: null,
  recording: null,
  keyBase: "-",
} as PublicConfig;
