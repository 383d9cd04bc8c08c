/** The configuration that the root layout passes to the browser. */
import { PAGE_VENDORS_HEADER } from "../access/page-vendors";
import type { AppEnvironment } from "../domain/constants";
import type { PublicConfig } from "../domain/public-config";
import { BUILD_ID } from "./build-id";
import { type ServerEnv, serverEnv } from "./env";

/** Returns the dashboard's address: the base alone, or the base followed by the id. */
const dashboardUrl = (base: string, id: string | undefined): string =>
  id ? `${base.replace(/\/$/, "")}/${encodeURIComponent(id)}` : base;

/** Returns the public part of the environment; the request's `headers` name the vendors that the policy allows. */
export function readPublicConfig(env: ServerEnv = serverEnv(), headers: Headers = new Headers()): PublicConfig {
  const { vendorOrigins } = env;
  return {
    environment: env.APP_ENVIRONMENT as AppEnvironment,
    build: BUILD_ID,
    keyBase: env.KEY_BASE,
    storageOrigin: env.storageOrigin,
    helpUrl: env.HELP_URL ?? null,
    helpUrlUnderwriting: env.HELP_URL_UNDERWRITING ?? null,
    termsUrl: env.TERMS_URL ?? null,
    privacyUrl: env.PRIVACY_URL ?? null,
    patentsUrl: env.PATENTS_URL ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    commitUrl: env.COMMIT_URL ?? null,
    buildUrl: env.BUILD_URL ?? null,
    vendors: headers.get(PAGE_VENDORS_HEADER)?.split(" ").filter(Boolean) ?? [],
    maps: env.GOOGLE_MAPS_API_KEY
      ? { apiKey: env.GOOGLE_MAPS_API_KEY, mapId: env.GOOGLE_MAPS_MAP_ID ?? null, scriptUrl: env.MAPS_SCRIPT_URL }
      : null,
    charts: env.CHARTS_BASE_URL ? { url: dashboardUrl(env.CHARTS_BASE_URL, env.CHARTS_DASHBOARD_ID) } : null,
    chat: vendorOrigins.chat && env.CHAT_APP_ID ? { appId: env.CHAT_APP_ID, scriptUrl: env.CHAT_SCRIPT_URL } : null,
    recording:
      vendorOrigins.recording && env.RECORDING_SCRIPT_URL && env.RECORDING_PROJECT
        ? { project: env.RECORDING_PROJECT, scriptUrl: env.RECORDING_SCRIPT_URL }
        : null,
  };
}
