import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { homeOf } from "@/lib/access/role-table";
import { readSession } from "@/lib/server/session/read-session";
import { effectiveRoleOf } from "@/lib/server/session/session-record";

/** The root has no screen of its own: it leads to the role's list, or to the sign-in. */
export default async function Page(): Promise<never> {
  const { session } = await readSession((await headers()).get("cookie"));
  redirect(session ? homeOf(effectiveRoleOf(session)) : "/login");
}
