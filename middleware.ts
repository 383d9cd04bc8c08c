/** Redirects visitors by decideRoute, and sets every page's policy. Pages and calls check again. */
import { type NextRequest, NextResponse } from "next/server";
import { decideRoute } from "@/lib/access/decide-route";
import { PAGE_VENDORS_HEADER, pageVendors } from "@/lib/access/page-vendors";
import { requestedSearch } from "@/lib/access/requested-search";
import { contentSecurityPolicy, createNonce } from "@/lib/csp";
import { serverEnv } from "@/lib/server/env";
import { pageHeaders } from "@/lib/server/page-headers";
import { readRouteSession } from "@/lib/server/session/read-route-session";

/**
 * API calls are excluded, because matched calls would lose throughput and bodies over 10 MB (decision 002). No call has
 * a percent sign in its path; paths with one are refused here, because Next answers 500 if it cannot decode them.
 */
export const config = { matcher: ["/api/(.*%.*)", "/((?!api$|api/|_next/|templates/|icons/|healthz$|readyz$).*)"] };

const NO_SUCH_CALL = { status: [{ message: "There is no such call", type: "not_found" }] };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const env = serverEnv();
  const { pathname: path, search } = request.nextUrl;
  if (path.startsWith("/api/")) return NextResponse.json(NO_SUCH_CALL, { status: 404 });
  const now = Date.now();
  const session = await readRouteSession(request.headers.get("cookie"), now);
  const decision = decideRoute({ path, search: requestedSearch(request.headers, search), session, now });
  const { storageOrigin, vendorOrigins, isHttps } = env;
  const vendors = pageVendors(path, vendorOrigins);
  const isDevelopment = process.env.NODE_ENV === "development";
  const policy = contentSecurityPolicy({ nonce: createNonce(), storageOrigin, vendors, isDevelopment, isHttps });
  const headers = new Headers(request.headers);
  headers.set(PAGE_VENDORS_HEADER, Object.keys(vendors).join(" "));
  // Next reads the nonce for its own scripts from the policy in the request.
  headers.set("content-security-policy", policy);
  const response =
    decision.kind === "redirect"
      ? NextResponse.redirect(new URL(decision.to, env.APP_ORIGIN))
      : NextResponse.next({ request: { headers } });
  for (const [name, value] of pageHeaders(path, policy, env.isHttps)) response.headers.set(name, value);
  return response;
}
