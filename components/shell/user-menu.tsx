"use client";

import { useState } from "react";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import { useUnreadEmployee } from "@/lib/client/session/use-unread";
import { LogOutDialog } from "./log-out-dialog";
import styles from "./side-nav.module.css";
import { UserBlock } from "./user-block";

/** Who is signed in, with Settings and Log Out. */
export function UserMenu() {
  const { employee } = useCurrentEmployee();
  const unread = useUnreadEmployee();
  const { session } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  if (!session) return <div className={styles.user} />;

  const name = employee && (`${employee.givenName} ${employee.familyName}`.trim() || employee.email);
  return (
    <>
      <UserBlock
        person={name === null ? null : { name, photoUrl: employee?.photoUrl }}
        role={session.effectiveRole}
        unread={unread}
        onLogOut={() => setIsAsking(true)}
      />
      <LogOutDialog isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
