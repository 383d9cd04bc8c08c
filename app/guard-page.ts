import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { decideRoute } from "@/lib/access/decide-route";
import { may } from "@/lib/access/permissions";
import { requestedSearch } from "@/lib/access/requested-search";
import { pageAction } from "@/lib/access/role-table";
import { readRouteSession } from "@/lib/server/session/read-route-session";
import { type PageSearch, queryOf } from "./page-search";

/** The props that Next passes to every page; the guard needs only `searchParams`. */
export type Guarded = { searchParams: PageSearch };

/**
 * Repeats the middleware's decision in the page itself: redirects a visitor who may not open this address. A role
 * whose routes include the page, but which lacks the permission for its action, is redirected to the 403 page.
 */
export async function guardPage(path: string, searchParams: PageSearch): Promise<void> {
  const now = Date.now();
  const requestHeaders = await headers();
  const session = await readRouteSession(requestHeaders.get("cookie"), now);
  const search = requestedSearch(requestHeaders, queryOf(await searchParams));
  const decision = decideRoute({ path, search, session, now });
  if (decision.kind === "redirect") redirect(decision.to);
  const action = pageAction(path);
  if (session && action !== null && !may(session.effectiveRole, action)) redirect("/error/403");
}
