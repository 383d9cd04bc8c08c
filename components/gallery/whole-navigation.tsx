"use client";

import { useState } from "react";
import { BookmarksDrawer } from "@/components/shell/bookmarks/bookmarks-drawer";
import { PaletteField } from "@/components/shell/command-palette/palette-field";
import { LogOutButton } from "@/components/shell/session/log-out-button";
import { SideNav } from "@/components/shell/side-nav";
import { ThemeButton } from "@/components/shell/theme-button";
import { TopBar } from "@/components/shell/top-bar";
import { type ViewedList, ViewLinks } from "@/components/shell/view-links";
import { type SavedView, writeViews } from "@/components/ui/table/saved-views";
import { employeeStore } from "@/lib/client/session/use-employee-store";
import { Opened } from "./opened";
import { Section, Specimen, SpecimenRow } from "./section";
import { BOOKMARK_STATES, GALLERY_EMPLOYEE } from "./shell-answers";
import { ShellCommands, ShellFixture } from "./shell-fixture";
import styles from "./shell-group.module.css";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const TOTALS: Readonly<Record<string, number>> = { "?status=needs-review": 12, "?status=done": 0, "?q=hail": 1284 };
const list = (name: string, path: string): ViewedList => ({
  name,
  path,
  viewOf: (query) => query,
  useTotal: (query) => TOTALS[query],
});
const LISTS = [list("inspections", "/insured/inspections"), list("policies", "/insured/policies")];
const KEPT: Readonly<Record<string, readonly SavedView[]>> = {
  inspections: [
    { name: "Waiting for me", query: "?status=needs-review" },
    { name: "Done, no total yet", query: "?done=yes" },
  ],
  policies: [
    { name: SPECIMEN_TEXTS.unbroken.slice(0, 60), query: "?q=hail" },
    { name: SPECIMEN_TEXTS.rightToLeft, query: "?status=done" },
    { name: SPECIMEN_TEXTS.markup, query: "?q=markup" },
  ],
};

/** The saved views of a fictional employee, stored in this browser like everyone's. */
function Views() {
  useState(() => {
    const store = employeeStore(GALLERY_EMPLOYEE);
    for (const { name } of LISTS) store.write(`views of ${name}`, writeViews(KEPT[name] ?? []));
  });
  return <ViewLinks lists={LISTS} />;
}

const frame = { quickSearch: <PaletteField />, views: <Views /> };

/** The full navigation: at the side, narrow, and behind the button on small screens. */
export function WholeNavigation() {
  return (
    <Section title="The whole navigation" note="search, items, bookmarks, saved views with their counts, theme, user">
      <Specimen label="sidebar">
        <ShellFixture>
          <ShellCommands />
          <div className={styles.whole}>
            <SideNav isForcedNarrow={false} isInline {...frame} />
          </div>
        </ShellFixture>
      </Specimen>
      <Specimen label="collapsed by the page">
        <ShellFixture>
          <div className={styles.whole}>
            <SideNav isForcedNarrow isInline {...frame} />
          </div>
        </ShellFixture>
      </Specimen>
      <Specimen label="bar on small screens">
        <ShellFixture>
          <TopBar isInline {...frame} />
        </ShellFixture>
      </Specimen>
      <Specimen label="theme and logout on pages without navigation">
        <SpecimenRow>
          <ThemeButton />
          <LogOutButton />
        </SpecimenRow>
      </Specimen>
      {(["some", "none", "unread"] as const).map((state) => (
        <Opened key={state} id={`bookmarks-${state}`} label={`Bookmarks: ${state}`}>
          {(open) => (
            <ShellFixture answers={BOOKMARK_STATES[state]}>
              <BookmarksDrawer {...open} />
            </ShellFixture>
          )}
        </Opened>
      ))}
    </Section>
  );
}
