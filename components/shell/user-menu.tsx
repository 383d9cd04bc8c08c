"use client";

import { ChevronsUpDown, LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import { LogOutDialog } from "./log-out-dialog";
import styles from "./side-nav.module.css";
import { ROLE_NAMES, WORDS } from "./words";

/** Avatar, name and role, with Settings and Log Out. */
export function UserMenu() {
  const { employee } = useCurrentEmployee();
  const { session } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  if (!employee || !session) return <div className={styles.user} />;

  const name = `${employee.givenName} ${employee.familyName}`.trim() || employee.email;
  return (
    <>
      <Menu
        placement="top-start"
        isTriggerWide
        trigger={
          <button type="button" className={styles.user} aria-label={WORDS.accountMenu(name)}>
            <Avatar name={name} photoUrl={employee.photoUrl} />
            <span className={styles.person}>
              <span className={styles.personName}>{name}</span>
              <span className={styles.personRole}>{ROLE_NAMES[session.effectiveRole]}</span>
            </span>
            <ChevronsUpDown aria-hidden="true" className={styles.personMark} />
          </button>
        }
      >
        <MenuItem href="/settings" icon={<Settings aria-hidden="true" />}>
          {WORDS.settings}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => setIsAsking(true)}>
          {WORDS.logOut}
        </MenuItem>
      </Menu>
      <LogOutDialog isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
