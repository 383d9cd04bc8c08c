/**
 * The pages that an employee has opened last in this browser. Titles contain names of people, so the list belongs to
 * one person and is cleared when they sign out or another person signs in.
 */
import { localStore } from "../../browser-storage";
import { sessionLifetime } from "../calls/session-lifetime";

export type RecentPage = { href: string; title: string };

const STORAGE_KEY = "lintel-recent-pages";
const MAX_PAGES = 20;
const MAX_TITLE_LENGTH = 200;

type StoredPages = { owner: string; pages: RecentPage[] };

const pathOf = (href: string) => href.split("?")[0];

function isPage(value: unknown): value is RecentPage {
  const { href, title } = (value ?? {}) as Partial<RecentPage>;
  return typeof href === "string" && /^\/(?!\/)/.test(href) && typeof title === "string";
}

/** Reads the stored pages of any owner; invalid pages are ignored. */
function readStored(): StoredPages | null {
  try {
    const { owner, pages } = JSON.parse(localStore.get(STORAGE_KEY) ?? "null") as StoredPages;
    return typeof owner === "string" && Array.isArray(pages) ? { owner, pages: pages.filter(isPage) } : null;
  } catch {
    return null;
  }
}

/** Returns the pages of `owner` (employee and impersonation), the last opened first. Clears another owner's pages. */
export function readRecentPages(owner: string): readonly RecentPage[] {
  const stored = readStored();
  if (stored === null || stored.owner === owner) return stored?.pages ?? [];
  forgetRecentPages();
  return [];
}

/** Puts a page first, replacing an earlier visit to the same path. */
export function keepRecentPage(owner: string, { href, title }: RecentPage): void {
  const others = readRecentPages(owner).filter((page) => pathOf(page.href) !== pathOf(href));
  const pages = [{ href, title: title.slice(0, MAX_TITLE_LENGTH) }, ...others].slice(0, MAX_PAGES);
  localStore.set(STORAGE_KEY, JSON.stringify({ owner, pages }));
}

function forgetRecentPages(): void {
  localStore.remove(STORAGE_KEY);
}

sessionLifetime.subscribe((event) => {
  if (event.type === "ended" && event.reason === "manual") forgetRecentPages();
});
