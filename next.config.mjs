/** One id per build: every process of one build inherits it, and the answers of /api/version carry it. */
process.env.BUILD_ID ??= Date.now().toString(36);

/** What every answer carries, files and probes included. The policy of pages and their no-store come from middleware.ts. */
const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "window-management=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  },
];
const templatePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const callPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  env: { BUILD_ID: process.env.BUILD_ID },
  generateBuildId: () => process.env.BUILD_ID,
  serverExternalPackages: ["pino", "undici"],
  headers: async () => [
    { source: "/:path*", headers: everywhere },
    { source: "/templates/:path*", headers: [{ key: "Content-Security-Policy", value: templatePolicy }] },
    { source: "/api/:path*", headers: [{ key: "Content-Security-Policy", value: callPolicy }] },
  ],
};
