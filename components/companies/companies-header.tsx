"use client";

import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { SegmentedLinks } from "@/components/ui/inputs/segmented";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { COMPANIES_PATH, EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { companiesCopy } from "./copy";
import { COMPANIES_TABS, type CompaniesList, type CompaniesTab, companiesAddress } from "./use-companies-query";

/** The switch between the two lists of administration. */
const VIEWS = [
  { href: COMPANIES_PATH, label: companiesCopy.title, isCurrent: true },
  { href: EMPLOYEES_PATH, label: companiesCopy.employees, isCurrent: false },
];

type Props = {
  list: CompaniesList;
  /** Null while unknown. */
  counts: Record<CompaniesTab, number> | null;
  isLoading: boolean;
  onTab: (tab: CompaniesTab) => void;
  /** Null for roles that cannot create companies. */
  onNew: (() => void) | null;
};

/** The header of the list: actions for the whole list, and its two tabs. */
export function CompaniesHeader({ list, counts, isLoading, onTab, onNew }: Props) {
  const tabs = COMPANIES_TABS.map((name) => ({
    href: companiesAddress(COMPANIES_PATH, { ...list, tab: name }),
    label: companiesCopy.tabNames[name],
    count: counts && formatCount(counts[name]),
    isCountPending: isLoading && counts === null,
    isCurrent: name === list.tab,
    // Without a round trip, so that a search typed right after keeps the tab.
    onSelect: () => onTab(name),
  }));
  return (
    <PageHeader
      title={companiesCopy.title}
      titleAside={<SegmentedLinks label={companiesCopy.views} links={VIEWS} />}
      actions={
        onNew ? (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onNew}>
            {companiesCopy.newCompany}
          </Button>
        ) : null
      }
      tabs={<Tabs label={companiesCopy.tabs} tabs={tabs} />}
    />
  );
}
