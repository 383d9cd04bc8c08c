"use client";

import { Download, FlaskConical, List, Map as MapIcon, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { IconButton } from "@/components/ui/icon-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { exportCopy } from "@/lib/client/data/exports/copy";
import { POLICIES_PATH } from "@/lib/domain/insured-paths";
import { insuredCopy } from "./copy";
import { InsuredViews } from "./insured-views";
import styles from "./policies-screen.module.css";
import { INSURED_TABS, type InsuredTab, type PoliciesList, policiesAddress } from "./use-policies-query";

type Props = {
  list: PoliciesList;
  counts: Record<InsuredTab, number | undefined>;
  isLoading: boolean;
  onTab: (tab: InsuredTab) => void;
  rights: { mayEdit: boolean; mayRunDemos: boolean };
  handlers: { onNew: () => void; onDemo: () => void; onExport: () => void };
  /** Whether the map replaces the list; null without a maps service. */
  isMap: boolean | null;
  onMap: (isMap: boolean) => void;
  /** Null while no export runs. */
  exportProgress: string | null;
};

export function PoliciesHeader(props: Props) {
  const { list, counts, isLoading, onTab, rights, handlers, exportProgress } = props;
  const tabs = INSURED_TABS.map((name) => ({
    href: policiesAddress(POLICIES_PATH, { ...list, tab: name }),
    label: insuredCopy.tabNames[name],
    count: counts[name] === undefined ? null : formatCount(counts[name]),
    isCountPending: isLoading && counts[name] === undefined,
    isCurrent: name === list.tab,
    // Switches without navigation, so that a search typed right after keeps the tab.
    onSelect: () => onTab(name),
  }));
  return (
    <PageHeader
      title={insuredCopy.title}
      titleAside={<InsuredViews current={POLICIES_PATH} />}
      actions={
        <>
          {props.isMap === null ? null : (
            <IconButton
              icon={props.isMap ? <List /> : <MapIcon />}
              label={props.isMap ? insuredCopy.asList : insuredCopy.asMap}
              onClick={() => props.onMap(!props.isMap)}
            />
          )}
          {rights.mayRunDemos ? (
            <Button
              variant="ghost"
              className={styles.demo}
              icon={<FlaskConical aria-hidden="true" />}
              onClick={handlers.onDemo}
            >
              {insuredCopy.demo.title}
            </Button>
          ) : null}
          <Button
            variant="ghost"
            icon={<Download aria-hidden="true" />}
            isLoading={exportProgress !== null}
            onClick={handlers.onExport}
          >
            {exportProgress || exportCopy.exportAll}
          </Button>
          {rights.mayEdit ? (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={handlers.onNew}>
              {insuredCopy.newInsured}
            </Button>
          ) : null}
        </>
      }
      tabs={<Tabs label={insuredCopy.tabs} tabs={tabs} />}
    />
  );
}
