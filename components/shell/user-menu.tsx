"use client";

import { useAction } from "@/lib/client/actions/use-action";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import { useUnreadEmployee } from "@/lib/client/session/use-unread";
import { SETTINGS_ACTION } from "./actions/go-actions";
import { IMPERSONATE_ACTION, LOG_OUT_ACTION, STOP_IMPERSONATING_ACTION } from "./actions/shell-actions";
import styles from "./side-nav.module.css";
import { UserBlock } from "./user-block";

/** Who is signed in, with Settings, Log Out, and for those who may the way into another role and back. */
export function UserMenu() {
  const { employee } = useCurrentEmployee();
  const unread = useUnreadEmployee();
  const { session } = useSession();
  const impersonate = useAction(IMPERSONATE_ACTION);
  const stopImpersonating = useAction(STOP_IMPERSONATING_ACTION);
  const settings = useAction(SETTINGS_ACTION);
  const logOut = useAction(LOG_OUT_ACTION);
  if (!session) return <div className={styles.user} />;

  const name = employee && (`${employee.givenName} ${employee.familyName}`.trim() || employee.email);
  return (
    <UserBlock
      person={name === null ? null : { name, photoUrl: employee?.photoUrl }}
      role={session.effectiveRole}
      unread={unread}
      settingsAction={settings}
      roleAction={impersonate ?? stopImpersonating}
      logOutAction={logOut}
    />
  );
}
