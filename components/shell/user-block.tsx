"use client";

import { ChevronsUpDown, RefreshCw, UserRound } from "lucide-react";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { Avatar } from "@/components/ui/media/avatar";
import { ActionMenuItem, type MenuAction } from "@/components/ui/menus/action-menu-item";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@/components/ui/menus/menu";
import type { Unread } from "@/lib/client/session/use-unread";
import type { Role } from "@/lib/domain/roles";
import { COPY, ROLE_NAMES } from "./frame/copy";
import styles from "./side-nav.module.css";

/** The longest name that is announced; on screen the rest is hidden. */
const MAX_SPOKEN_LENGTH = 80;

export type UserBlockProps = {
  /** Null while unknown. */
  person: { name: string; photoUrl?: string | null } | null;
  role: Role;
  unread: Unread;
  settingsAction: MenuAction | null;
  /** Starts or ends impersonation; absent if not allowed. */
  roleAction?: MenuAction | null;
  logOutAction: MenuAction | null;
};

/** Avatar, name and role above Settings and Log Out. If the employee cannot be loaded, Log Out remains. */
export function UserBlock({ person, role, unread, ...actions }: UserBlockProps) {
  return (
    <Menu
      placement="top-start"
      matchesTriggerWidth
      trigger={
        <button type="button" className={styles.user} aria-label={spokenName(person)}>
          {person ? <Avatar name={person.name} photoUrl={person.photoUrl} /> : <UnknownPerson />}
          <span className={styles.person}>
            <span translate="no" className={styles.personName} dir="auto">
              <SkeletonSwitch
                isLoading={!person && !unread.isUnread}
                loadingLabel={COPY.loadingAccount}
                skeleton={<Skeleton width={96} />}
              >
                {() => person?.name ?? COPY.account}
              </SkeletonSwitch>
            </span>
            <span className={styles.personRole}>{ROLE_NAMES[role]}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" className={styles.personMark} />
        </button>
      }
    >
      {person || !unread.isUnread ? null : (
        <>
          <MenuLabel>{unread.isAsking ? COPY.askingAccount : COPY.accountUnread}</MenuLabel>
          <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => void unread.ask()}>
            {COPY.tryAgain}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <ActionMenuItem action={actions.settingsAction && { ...actions.settingsAction, label: COPY.settings }} />
      <ActionMenuItem action={actions.roleAction ?? null} />
      <MenuSeparator />
      <ActionMenuItem action={actions.logOutAction} />
    </Menu>
  );
}

function spokenName(person: UserBlockProps["person"]): string {
  return person ? COPY.accountMenu([...person.name].slice(0, MAX_SPOKEN_LENGTH).join("")) : COPY.account;
}

function UnknownPerson() {
  return (
    <span className={styles.nobody}>
      <UserRound aria-hidden="true" />
    </span>
  );
}
