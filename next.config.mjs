import { nextHeaders } from "./scripts/answer-headers.mjs";

/** One id per build: every process of one build inherits it, and the answers of /api/version carry it. */
process.env.BUILD_ID ??= Date.now().toString(36);

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // By what pages have in common: the default put every style there is, the gallery's too, into one sheet for all pages.
  experimental: { cssChunking: { type: "graph", requestCost: 20_000 } },
  env: { BUILD_ID: process.env.BUILD_ID },
  generateBuildId: () => process.env.BUILD_ID,
  serverExternalPackages: ["pino", "undici"],
  // The built app gets them from scripts/start.mjs, which knows at run time whether it is served over https.
  headers: async () => (process.env.NODE_ENV === "development" ? nextHeaders() : []),
};
