"use client";

import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { moveRovingFocus } from "../roving-focus";
import styles from "./tabs.module.css";

export type TabPanel<Id extends string> = {
  id: Id;
  label: string;
  /** Shown next to the label, already formatted. */
  count?: string | null;
  isDisabled?: boolean;
  /** Called while the tab is open. */
  panel: () => ReactNode;
};

export type TabPanelsProps<Id extends string> = {
  label: string;
  tabs: readonly TabPanel<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  className?: string;
};

/** A panel takes the focus, so that one without a control can be reached and scrolled. */
const PANEL_TAB_INDEX = 0;

/** Tabs within a page, one open; the arrow keys, Home and End choose. For tabs with a URL use `Tabs`. */
export function TabPanels<Id extends string>({ label, tabs, value, onValueChange, className }: TabPanelsProps<Id>) {
  const base = useId();
  const usable = tabs.filter(({ isDisabled }) => !isDisabled);
  const open = usable.find(({ id }) => id === value) ?? usable[0];
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(styles.tabs, styles.ruled)}
        onKeyDown={moveRovingFocus}
      >
        {tabs.map((tab) => {
          const isOpen = tab === open;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${base}${tab.id}-panel` : undefined}
              disabled={tab.isDisabled}
              data-roving={tab.isDisabled ? undefined : ""}
              tabIndex={isOpen ? 0 : -1}
              className={styles.tab}
              onFocus={() => {
                if (!isOpen) onValueChange(tab.id);
              }}
              onClick={() => {
                if (!isOpen) onValueChange(tab.id);
              }}
            >
              {tab.label}
              {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
            </button>
          );
        })}
      </div>
      {open ? (
        <div
          role="tabpanel"
          id={`${base}${open.id}-panel`}
          aria-labelledby={`${base}${open.id}`}
          tabIndex={PANEL_TAB_INDEX}
          className={styles.panel}
        >
          {open.panel()}
        </div>
      ) : null}
    </div>
  );
}
