import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { decideRoute } from "@/lib/access/decide-route";
import { readRouteSession } from "@/lib/server/session/read-route-session";

/** Asks the middleware's question again, in the page itself: leads away whoever may not open this path. */
export async function guardPage(path: string): Promise<void> {
  const now = Date.now();
  const session = await readRouteSession((await headers()).get("cookie"), now);
  const decision = decideRoute({ path, search: "", session, now });
  if (decision.kind === "redirect") redirect(decision.to);
}
