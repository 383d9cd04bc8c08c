"use client";

import { usePathname } from "next/navigation";
import { lazy, type ReactNode, Suspense } from "react";
import { useAppearance } from "@/lib/client/appearance/use-appearance";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import { useUnreadSession } from "@/lib/client/session/use-unread";
import { loadNeeded } from "@/lib/load-part";
import { BookmarksButton } from "./bookmarks-button";
import { THEME_ICONS } from "./frame/theme-icons";
import { WORDS } from "./frame/words";
import { HelpLink } from "./help-link";
import { NavFrame } from "./nav-frame";
import { NavItems } from "./nav-items";
import styles from "./side-nav.module.css";
import { ThemeMenu } from "./theme-menu";
import { UserMenu } from "./user-menu";

/** A navigation goes on without it. */
const WITHOUT = { default: () => null };
const ChatEntry = lazy<typeof import("./third-parties/parts").ChatEntry>(() =>
  loadNeeded(import("./third-parties/parts")).then(
    (file) => ({ default: file.ChatEntry }),
    () => WITHOUT,
  ),
);

export type NavContentProps = {
  isCollapsed: boolean;
  toggle?: ReactNode;
  quickSearch?: ReactNode;
  views?: ReactNode;
  /** Before something opens that the navigation would lie over. */
  onOpen?: () => void;
};

/** The navigation of who is signed in; the same at the side and in the drawer of small screens. */
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
                <span className={styles.label}>{WORDS.theme}</span>
              </button>
            }
          />
          <UserMenu />
        </>
      }
    />
  );
}
