"use client";

import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { wholeNumber } from "@/components/ui/format-time";
import { SegmentedLinks } from "@/components/ui/inputs/segmented";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { COMPANIES_PATH, EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { COMPANIES_TABS, type CompaniesList, type CompaniesTab, companiesAddress } from "./use-companies-query";
import { companiesWords } from "./words";

/** The switch between the two lists of the administration. */
const VIEWS = [
  { href: COMPANIES_PATH, label: companiesWords.title, isCurrent: true },
  { href: EMPLOYEES_PATH, label: companiesWords.employees, isCurrent: false },
];

type Props = {
  list: CompaniesList;
  /** Null while nobody knows. */
  counts: Record<CompaniesTab, number> | null;
  isLoading: boolean;
  onTab: (tab: CompaniesTab) => void;
  /** Null for roles that make none. */
  onNew: (() => void) | null;
};

/** The head of the list: what can be done with all of it, and its two tabs. */
export function CompaniesHeader({ list, counts, isLoading, onTab, onNew }: Props) {
  const tabs = COMPANIES_TABS.map((name) => ({
    href: companiesAddress(COMPANIES_PATH, { ...list, tab: name }),
    label: companiesWords.tabNames[name],
    count: counts && wholeNumber(counts[name]),
    isCountPending: isLoading && counts === null,
    isCurrent: name === list.tab,
    // No round trip: a search typed right after keeps the tab.
    onSelect: () => onTab(name),
  }));
  return (
    <PageHeader
      title={companiesWords.title}
      beside={<SegmentedLinks label={companiesWords.views} links={VIEWS} />}
      actions={
        onNew ? (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onNew}>
            {companiesWords.newCompany}
          </Button>
        ) : null
      }
      tabs={<Tabs label={companiesWords.tabs} tabs={tabs} />}
    />
  );
}
