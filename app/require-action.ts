import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type Action, may } from "@/lib/access/permissions";
import { readRouteSession } from "@/lib/server/session/read-route-session";

/** Of a page that `guardPage` lets open: whoever's role does not do this is told so, in the page's place. */
export async function requireAction(action: Action): Promise<void> {
  const session = await readRouteSession((await headers()).get("cookie"), Date.now());
  if (!session || !may(session.effectiveRole, action)) redirect("/error/403");
}
