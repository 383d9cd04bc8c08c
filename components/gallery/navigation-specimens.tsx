"use client";

import { HelpLink } from "@/components/shell/help-link";
import { NavColumn, NavFrame } from "@/components/shell/nav-frame";
import { NavItems, NavSkeleton } from "@/components/shell/nav-items";
import { UserBlock } from "@/components/shell/user-block";
import { homeOf } from "@/lib/access/role-table";
import { ROLES, type Role } from "@/lib/domain/roles";
import { Specimen } from "./section";
import styles from "./shell-group.module.css";
import { ACCOUNT_ACTIONS, HELP, KNOWN, PERSON, UNREAD } from "./shell-specimens";
import { SPECIMEN_TEXTS } from "./specimen-copy";

type NavigationProps = {
  ofRole: Role | null;
  isCollapsed?: boolean;
  person?: { name: string } | null;
  unread?: typeof KNOWN;
  isLoading?: boolean;
};

function Navigation({
  ofRole: role,
  isCollapsed = false,
  person = PERSON,
  unread = KNOWN,
  isLoading,
}: NavigationProps) {
  return (
    <div className={styles.navigation}>
      <NavColumn isNarrow={isCollapsed} isInline>
        <NavFrame
          isCollapsed={isCollapsed}
          items={
            isLoading ? (
              <NavSkeleton />
            ) : (
              <NavItems role={role} isLoading={false} unread={unread} path={role ? homeOf(role) : "/"} />
            )
          }
          foot={
            role ? (
              <>
                <HelpLink role={role} addresses={HELP} />
                <UserBlock person={person} role={role} unread={unread} {...ACCOUNT_ACTIONS} />
              </>
            ) : null
          }
        />
      </NavColumn>
    </div>
  );
}

/** The navigation for each role and in each state. */
export function NavigationSpecimens() {
  return (
    <>
      {ROLES.map((role) => (
        <Specimen key={role} label={role}>
          <Navigation ofRole={role} />
        </Specimen>
      ))}
      <Specimen label="collapsed, by choice or on region review">
        <Navigation ofRole="admin" isCollapsed />
      </Specimen>
      <Specimen label="loading">
        <Navigation ofRole={null} isLoading />
      </Specimen>
      <Specimen label="loading, collapsed">
        <Navigation ofRole={null} isLoading isCollapsed />
      </Specimen>
      <Specimen label="the app doesn't respond">
        <Navigation ofRole={null} unread={UNREAD} />
      </Specimen>
      <Specimen label="the backend doesn't respond: user unknown, logout available">
        <Navigation ofRole="employee" person={null} unread={UNREAD} />
      </Specimen>
      <Specimen label="a very long name">
        <Navigation ofRole="poweruser" person={{ name: SPECIMEN_TEXTS.unbroken }} />
      </Specimen>
      <Specimen label="right to left">
        <Navigation ofRole="employee" person={{ name: SPECIMEN_TEXTS.rightToLeft }} />
      </Specimen>
      <Specimen label="emoji">
        <Navigation ofRole="employee" person={{ name: SPECIMEN_TEXTS.emoji }} />
      </Specimen>
      <Specimen label="markup">
        <Navigation ofRole="employee" person={{ name: SPECIMEN_TEXTS.markup }} />
      </Specimen>
    </>
  );
}
