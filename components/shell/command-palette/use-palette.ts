"use client";

import { History, KeyRound, Link2, RotateCcw } from "lucide-react";
import { mayOpenPage } from "@/lib/access/role-table";
import { matching } from "@/lib/client/actions/match-actions";
import { useActionList, useActionRole } from "@/lib/client/actions/use-action-list";
import { usePlatform } from "@/lib/client/actions/use-platform";
import { type KeyLookup, useKeyTarget } from "@/lib/client/keys/use-key-target";
import { usePublicConfig } from "@/lib/client/public-config";
import { useRecentPages } from "@/lib/client/recent-pages/use-recent-pages";
import type { Role } from "@/lib/domain/roles";
import { actionSections } from "./action-items";
import { COPY } from "./copy";
import { cutSections, type PaletteItem, type PaletteSection } from "./palette-section";
import { useRecordSearch } from "./use-record-search";

/** Returns the item for a pasted key, or a retry if its lookup failed. */
function buildKeyItems(lookup: KeyLookup): PaletteItem[] {
  if (lookup.status === "found") {
    return [{ id: "key", label: COPY.open(lookup.label), icon: KeyRound, href: lookup.href }];
  }
  if (lookup.status !== "failed") return [];
  return [{ id: "key", label: COPY.retry, icon: RotateCcw, run: lookup.retry, staysOpen: true }];
}

/** Returns the item for a pasted link, disabled for pages that the role cannot open here; null if not a link. */
function buildLinkItem(search: string, role: Role | null): PaletteItem | null {
  const text = search.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const link = new URL(text);
  const isOurs = link.origin === window.location.origin && role !== null && mayOpenPage(role, link.pathname);
  if (!isOurs) return { id: "link", label: text, icon: Link2, disabledReason: COPY.foreignLink };
  const href = link.pathname + link.search + link.hash;
  return { id: "link", label: COPY.openLink(href), icon: Link2, href };
}

/** Returns everything that the palette shows for a search, including the record that a pasted key opens. */
export function usePalette(search: string) {
  const role = useActionRole();
  const actions = useActionList();
  const platform = usePlatform();
  const { keyBase } = usePublicConfig();
  const lookup = useKeyTarget(search, keyBase, role);
  const link = buildLinkItem(search, role);
  const isText = lookup.status === "none" && link === null;
  const recordSearch = useRecordSearch(isText ? search : "", role);
  const recentPages = useRecentPages(true);

  const recent: PaletteSection = {
    id: "recent",
    heading: COPY.recent,
    items: matching(recentPages, search, ({ title }) => title).map(({ href, title }) => ({
      id: `recent ${href}`,
      label: title,
      icon: History,
      href,
    })),
  };
  const retry: PaletteItem = {
    id: "retry",
    label: COPY.retry,
    icon: RotateCcw,
    run: () => void recordSearch.reload(),
    staysOpen: true,
  };
  const records: PaletteSection = {
    id: "records",
    heading: recordSearch.heading,
    items: recordSearch.failure === null ? recordSearch.items : [retry],
  };
  const commands = actionSections(actions, search, platform);
  const sections = cutSections([
    { id: "key", heading: COPY.key, items: buildKeyItems(lookup) },
    { id: "link", heading: COPY.link, items: link ? [link] : [] },
    ...(isText ? (search.trim() === "" ? [recent, ...commands] : [...commands, recent, records]) : []),
  ]);

  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return { sections, lookup, count, searching: recordSearch.searching, failure: recordSearch.failure };
}
