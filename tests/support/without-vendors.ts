import type { PublicConfig } from "@/lib/domain/public-config";

/** What pages are told where no third party is configured. */
export const WITHOUT_VENDORS = {
  vendors: [] as readonly string[],
  maps: null,
  charts: null,
  chat: null,
  recording: null,
  keyBase: "-",
} as PublicConfig;
