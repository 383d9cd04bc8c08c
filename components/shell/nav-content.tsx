"use client";

import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense } from "react";
import { useAction } from "@/lib/client/actions/use-action";
import { useAppearance } from "@/lib/client/appearance/use-appearance";
import { usePublicConfig } from "@/lib/client/public-config";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import { useUnreadEmployee, useUnreadSession } from "@/lib/client/session/use-unread";
import { loadNeeded } from "@/lib/load-part";
import { SETTINGS_ACTION } from "./actions/go-actions";
import { IMPERSONATE_ACTION, LOG_OUT_ACTION, STOP_IMPERSONATING_ACTION } from "./actions/shell-actions";
import { BookmarksButton } from "./bookmarks-button";
import { COPY } from "./frame/copy";
import { THEME_ICONS } from "./frame/theme-icons";
import { HelpLink } from "./help-link";
import { NavFrame } from "./nav-frame";
import { NavItems } from "./nav-items";
import styles from "./side-nav.module.css";
import { ThemeMenu } from "./theme-menu";
import { UserBlock } from "./user-block";

/** The employee's name with Settings, Log Out and, where the role allows, impersonation. */
function UserMenu() {
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

/** Replaces the chat if its code cannot be loaded; the navigation works without it. */
const EMPTY_MODULE = { default: () => null };
const ChatEntry = lazy<typeof import("./third-parties/parts").ChatEntry>(() =>
  loadNeeded(import("./third-parties/parts")).then(
    (file) => ({ default: file.ChatEntry }),
    () => EMPTY_MODULE,
  ),
);

export type NavContentProps = {
  isCollapsed: boolean;
  toggle?: ReactNode;
  quickSearch?: ReactNode;
  views?: ReactNode;
  /** Called before an overlay opens that the navigation would cover. */
  onOpen?: () => void;
};

/** The navigation of the signed-in employee; the same at the side and in the drawer of small screens. */
export function NavContent({ isCollapsed, toggle, quickSearch, views, onOpen }: NavContentProps) {
  const path = usePathname();
  const config = usePublicConfig();
  const { session, isLoading } = useSession();
  const unread = useUnreadSession();
  const { theme } = useAppearance();
  const role = session?.effectiveRole ?? null;
  const ThemeIcon = THEME_ICONS[theme];
  return (
    <NavFrame
      isCollapsed={isCollapsed}
      toggle={toggle}
      quickSearch={quickSearch}
      items={<NavItems role={role} isLoading={isLoading} unread={unread} path={path} />}
      views={
        <>
          <BookmarksButton />
          {views}
        </>
      }
      foot={
        <>
          {role === null ? null : <HelpLink role={role} addresses={config} />}
          {config.chat ? (
            <Suspense>
              <ChatEntry config={config.chat} onOpen={onOpen} />
            </Suspense>
          ) : null}
          <ThemeMenu
            placement="top-start"
            trigger={
              <button type="button" className={styles.link}>
                <ThemeIcon aria-hidden="true" />
                <span className={styles.label}>{COPY.theme}</span>
              </button>
            }
          />
          <UserMenu />
        </>
      }
    />
  );
}
