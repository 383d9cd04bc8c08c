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
 * Repeats the middleware's decision in the page itself: redirects a visitor who may not open this address. If the
 * role's routes include the page but the role may not do what it is for, the page says so instead.
 */
export async function guardPage(path: string, searchParams: PageSearch): Promise<void> {
  const now = Date.now();
  const given = await headers();
  const session = await readRouteSession(given.get("cookie"), now);
  const search = requestedSearch(given, queryOf(await searchParams));
  const decision = decideRoute({ path, search, session, now });
  if (decision.kind === "redirect") redirect(decision.to);
  const action = pageAction(path);
  if (session && action !== null && !may(session.effectiveRole, action)) redirect("/error/403");
}
