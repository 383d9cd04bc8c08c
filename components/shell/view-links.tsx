"use client";

import { Bookmark } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { formatCount } from "@/components/ui/format-time";
import { isSameQuery, type SavedView } from "@/components/ui/table/saved-views";
import { useSavedViews } from "@/components/ui/table/use-saved-views";
import { mayOpenRoute } from "@/lib/access/role-table";
import { type EmployeeStore, useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { useSession } from "@/lib/client/session/use-session";
import { COPY } from "./frame/copy";
import { NavLink } from "./nav-link";
import styles from "./side-nav.module.css";

/** A list whose saved views are in the navigation. */
export type ViewedList = {
  /** The storage name of its views, and the noun for its rows. */
  name: string;
  path: string;
  /** Returns the part of a query that a view saves: filters, search and order; empty for the list as it opens. */
  viewOf: (query: string) => string;
  /** Returns how many rows a view has now; undefined while unknown. */
  useTotal: (query: string) => number | undefined;
};

/** The saved views of these lists, each with its current count; nothing if there are none. */
export function ViewLinks({ lists }: { lists: readonly ViewedList[] }) {
  const store = useEmployeeStore();
  const role = useSession().session?.effectiveRole;
  if (role === undefined || store === null) return null;
  const allowedLists = lists.filter(({ path }) => mayOpenRoute(role, path));
  return (
    <div className={styles.views}>
      <p className={styles.viewsTitle} aria-hidden="true">
        <span className={styles.label}>{COPY.savedViews}</span>
      </p>
      {allowedLists.map((list) => (
        <LinksOfList key={list.name} list={list} store={store} />
      ))}
    </div>
  );
}

function LinksOfList({ list, store }: { list: ViewedList; store: EmployeeStore }) {
  const { views } = useSavedViews(store, list.name);
  const isOpen = usePathname() === list.path;
  const currentView = list.viewOf(useSearchParams().toString());
  if (views.length === 0) return null;
  return (
    <ul aria-label={COPY.savedViewsOf(list.name)} className={styles.items}>
      {views.map((view) => (
        <li key={view.name}>
          <ViewLink list={list} view={view} isCurrent={isOpen && isSameQuery(list.viewOf(view.query), currentView)} />
        </li>
      ))}
    </ul>
  );
}

function ViewLink({ list, view, isCurrent }: { list: ViewedList; view: SavedView; isCurrent: boolean }) {
  const total = list.useTotal(view.query);
  return (
    <NavLink
      href={`${list.path}${view.query}`}
      icon={<Bookmark aria-hidden="true" />}
      label={view.name}
      count={total === undefined ? undefined : formatCount(total)}
      isCurrent={isCurrent}
    />
  );
}
