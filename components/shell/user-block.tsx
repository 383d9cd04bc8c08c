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

/** Longer names are cut where they are read out; on screen their end is hidden. */
const LONGEST_SPOKEN = 80;

export type UserBlockProps = {
  /** null: not known. */
  person: { name: string; photoUrl?: string | null } | null;
  role: Role;
  unread: Unread;
  settingsAction: MenuAction | null;
  /** Leads into another role, or back; absent for those who may not. */
  roleAction?: MenuAction | null;
  logOutAction: MenuAction | null;
};

/** Avatar, name and role over Settings and Log Out. Without an answer of the backend there is still the way out. */
export function UserBlock({ person, role, unread, ...actions }: UserBlockProps) {
  return (
    <Menu
      placement="top-start"
      isTriggerWide
      trigger={
        <button type="button" className={styles.user} aria-label={spokenName(person)}>
          {person ? <Avatar name={person.name} photoUrl={person.photoUrl} /> : <NobodyYet />}
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
  return person ? COPY.accountMenu([...person.name].slice(0, LONGEST_SPOKEN).join("")) : COPY.account;
}

function NobodyYet() {
  return (
    <span className={styles.nobody}>
      <UserRound aria-hidden="true" />
    </span>
  );
}
