/**
 * Headers of every answer of the server, from Next, the gate before it, or Node itself. The middleware sets the policy
 * of pages with its nonce; the policy here applies without the middleware, and allows no inline script.
 */

const COMMON_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "window-management=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
];
/** Sent over https only: two years. */
const STRICT_TRANSPORT_SECURITY = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"];

const KIND_HEADERS = {
  call: [
    ["Cache-Control", "no-store"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ],
  template: [
    [
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    ],
  ],
  file: [],
  page: [
    ["Cache-Control", "private, no-store"],
    ["Referrer-Policy", "no-referrer"],
    [
      "Content-Security-Policy",
      "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ],
  ],
};

/** Returns the kind of answer for a request target; "call" includes the probes. */
function kindOf(target) {
  if (target.startsWith("/api/")) return "call";
  // Only files of the build. Any other path below /_next is answered by a page that says it is missing.
  if (target.startsWith("/_next/static/")) return "file";
  if (target.startsWith("/templates/") || target.startsWith("/icons/")) return "template";
  return /^\/(?:api|healthz|readyz)\/?(?:[?#]|$)/.test(target) ? "call" : "page";
}

const withTransport = (headers, isHttps) => (isHttps ? [...headers, STRICT_TRANSPORT_SECURITY] : headers);
const headersFor = (isHttps) =>
  Object.fromEntries(
    Object.entries(KIND_HEADERS).map(([kind, extra]) => [kind, withTransport([...COMMON_HEADERS, ...extra], isHttps)]),
  );
const OVER_HTTP = headersFor(false);
const OVER_HTTPS = headersFor(true);

/** Returns the headers for an answer to this raw request target, as [name, value] pairs. */
export function answerHeaders(target, isHttps) {
  return (isHttps ? OVER_HTTPS : OVER_HTTP)[kindOf(target)];
}

/** Returns the headers of a refusal before the target is known. */
export function refusalHeaders(isHttps) {
  return (isHttps ? OVER_HTTPS : OVER_HTTP).call;
}

/** Returns the same headers in the format of next.config: `next dev` runs without the server that sets them. */
export function nextHeaders() {
  const rule = (source, kind) => ({ source, headers: OVER_HTTP[kind].map(([key, value]) => ({ key, value })) });
  return [
    rule("/((?!_next/).*)", "page"),
    rule("/api/:path*", "call"),
    rule("/(healthz|readyz)", "call"),
    rule("/templates/:path*", "template"),
  ];
}
