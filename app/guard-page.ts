import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { askedSearch } from "@/lib/access/asked-search";
import { decideRoute } from "@/lib/access/decide-route";
import { may } from "@/lib/access/permissions";
import { pageAction } from "@/lib/access/role-table";
import { readRouteSession } from "@/lib/server/session/read-route-session";
import { type PageSearch, queryOf } from "./page-search";

/** What Next hands to every page; `searchParams` is all that the guard needs of it. */
export type Guarded = { searchParams: PageSearch };

/**
 * Asks the middleware's question again, in the page itself: leads away whoever may not open this address. Whose route set
 * holds it, and whose role does not do what it is for, is told so in the page's place.
 */
export async function guardPage(path: string, searchParams: PageSearch): Promise<void> {
  const now = Date.now();
  const given = await headers();
  const session = await readRouteSession(given.get("cookie"), now);
  const search = askedSearch(given, queryOf(await searchParams));
  const decision = decideRoute({ path, search, session, now });
  if (decision.kind === "redirect") redirect(decision.to);
  const action = pageAction(path);
  if (session && action !== null && !may(session.effectiveRole, action)) redirect("/error/403");
}
