/** What the root layout hands down to the browser. */
import { allowsFrame } from "../csp";
import type { AppEnvironment } from "../domain/constants";
import type { PublicConfig } from "../domain/public-config";
import { BUILD_ID } from "./build-id";
import { type ServerEnv, serverEnv } from "./env";

/** The part of the environment that is no secret, as a page of this policy may use it. */
export function readPublicConfig(env: ServerEnv = serverEnv(), policy: string | null = null): PublicConfig {
  const { CHARTS_BASE_URL, chartsOrigin } = env;
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
    maps: env.GOOGLE_MAPS_API_KEY
      ? { apiKey: env.GOOGLE_MAPS_API_KEY, mapId: env.GOOGLE_MAPS_MAP_ID ?? null, scriptUrl: env.MAPS_SCRIPT_URL }
      : null,
    charts:
      CHARTS_BASE_URL && chartsOrigin ? { url: CHARTS_BASE_URL, isFramed: allowsFrame(policy, chartsOrigin) } : null,
  };
}
