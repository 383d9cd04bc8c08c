/** Headers of every page, redirects and errors included (quality rules S13 to S15); runs on the edge. */

/** Pages of a mailed link have a token in their address. */
const LINK_PAGE = /^\/(?:reset-password|reset-expired-password|activate-account)\//;
const TWO_YEARS_SECONDS = 63_072_000;

export function pageHeaders(path: string, policy: string, isHttps: boolean): [string, string][] {
  return [
    ["content-security-policy", policy],
    ["cache-control", "private, no-store"],
    ["referrer-policy", LINK_PAGE.test(path) ? "no-referrer" : "strict-origin-when-cross-origin"],
    ...(isHttps ? [strictTransportSecurity] : []),
  ];
}

/** Sent over https only. */
export const strictTransportSecurity: [string, string] = [
  "strict-transport-security",
  `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
];
