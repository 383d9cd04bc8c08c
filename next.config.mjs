import { nextHeaders } from "./scripts/answer-headers.mjs";

/** One id per build: every process of one build inherits it, and the answers of /api/version carry it. */
process.env.BUILD_ID ??= Date.now().toString(36);

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` and `npm test` check types; another check here would make the first `npm run demo` a third slower.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  env: { BUILD_ID: process.env.BUILD_ID },
  generateBuildId: () => process.env.BUILD_ID,
  serverExternalPackages: ["pino", "undici"],
  // The built app gets these headers from scripts/start.mjs, which knows at run time whether it is served over https.
  headers: async () => (process.env.NODE_ENV === "development" ? nextHeaders() : []),
};
