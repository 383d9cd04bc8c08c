import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { ResetOwnPassword } from "@/components/auth/reset-own-password";
import { LogOutButton } from "@/components/shell/session/log-out-button";
import { QueueProvider } from "@/lib/client/session/queue-provider";
import { daysLeft } from "@/lib/domain/days-left";
import { readRouteSession } from "@/lib/server/session/read-route-session";

export const metadata: Metadata = { title: "Reset your password · Lintel" };

/** The page for a signed-in employee whose password is about to expire. */
export default async function Page({ searchParams }: Guarded) {
  await guardPage("/reset-password", searchParams);
  const now = Date.now();
  const session = await readRouteSession((await headers()).get("cookie"), now);
  if (!session?.passwordExpiresAt) redirect("/login");
  return (
    <>
      <QueueProvider />
      <ResetOwnPassword
        from={searchText(await searchParams, "from")}
        daysLeft={daysLeft(session.passwordExpiresAt, now)}
        wayOut={<LogOutButton />}
      />
    </>
  );
}
