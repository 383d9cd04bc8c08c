"use client";

import { FileUp, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { SegmentedLinks } from "@/components/ui/inputs/segmented";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { COMPANIES_PATH, EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { employeesCopy as copy } from "./copy";
import { type EmployeesList, type EmployeesTab, employeesAddress } from "./use-employees-query";
import type { EmployeeCounts } from "./use-listed-employees";

const VIEWS = [
  { href: COMPANIES_PATH, label: copy.companies, isCurrent: false },
  { href: EMPLOYEES_PATH, label: copy.title, isCurrent: true },
];

/** The switch between the two lists of administration. */
function AdminViews() {
  return <SegmentedLinks label={copy.views} links={VIEWS} />;
}

type Props = {
  list: EmployeesList;
  /** The tabs of the role. */
  tabs: readonly EmployeesTab[];
  counts: EmployeeCounts;
  onTab: (tab: EmployeesTab) => void;
  /** Null for roles that cannot add employees. */
  onNew: (() => void) | null;
  onBulk: (() => void) | null;
};

/** The header of the list: the switch between lists, actions for the whole list, and its tabs. */
export function EmployeesHeader({ list, tabs, counts, onTab, onNew, onBulk }: Props) {
  const links = tabs.map((name) => {
    const count = counts[name];
    return {
      href: employeesAddress(EMPLOYEES_PATH, { ...list, tab: name }),
      label: copy.tabNames[name],
      count: count == null ? null : formatCount(count),
      isCountPending: count === undefined,
      isCurrent: name === list.tab,
      // Without a round trip, so that a search typed right after keeps the tab.
      onSelect: () => onTab(name),
    };
  });
  return (
    <PageHeader
      title={copy.title}
      titleAside={<AdminViews />}
      actions={
        onNew && onBulk ? (
          <>
            <Button icon={<FileUp aria-hidden="true" />} onClick={onBulk}>
              {copy.addFromCsv}
            </Button>
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onNew}>
              {copy.newEmployee}
            </Button>
          </>
        ) : null
      }
      tabs={<Tabs label={copy.tabs} tabs={links} />}
    />
  );
}
