"use client";

import { useState } from "react";
import layer from "@/components/ui/layer.module.css";
import { addView, removeView, type SavedView } from "@/components/ui/table/saved-views";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import { SavedViewsPanel } from "@/components/ui/table/saved-views-panel";
import type { SavedViews } from "@/components/ui/table/use-saved-views";
import styles from "./saved-views.module.css";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const PATH = "/gallery/shell";
const KEPT: readonly SavedView[] = [
  { name: "Waiting for me", query: "?status=needs-review" },
  { name: "Hail, by age", query: "?q=hail&sort=age" },
];
const HARD = Object.values(SPECIMEN_TEXTS).map((text, at) => ({ name: text, query: `?q=${at}` }));

function useViews(initial: readonly SavedView[]): SavedViews {
  const [views, setViews] = useState(initial);
  return {
    views,
    save: (view) => setViews((now) => addView(now, view)),
    remove: (name) => setViews((now) => removeView(now, name)),
  };
}

function Menu({ initial, query }: { initial: readonly SavedView[]; query: string }) {
  return <SavedViewsMenu saved={useViews(initial)} path={PATH} query={query} />;
}

function Panel({ initial, query }: { initial: readonly SavedView[]; query: string }) {
  return (
    <div className={`${layer.popup} ${styles.popup}`}>
      <SavedViewsPanel saved={useViews(initial)} path={PATH} query={query} onOpened={() => undefined} />
    </div>
  );
}

/** The saved views of a list: the button and its menu. */
export function SavedViewsSection() {
  return (
    <Section title="Saved views" note="open, save, delete and restore a view">
      <Specimen label="none is open">
        <Menu initial={KEPT} query="" />
      </Specimen>
      <Specimen label="one is open">
        <Menu initial={KEPT} query="?sort=age&q=hail" />
      </Specimen>
      <Specimen label="the menu: no saved views" isWide>
        <Panel initial={[]} query="" />
      </Specimen>
      <Specimen label="the menu: saved views, one open" isWide>
        <Panel initial={KEPT} query="?status=needs-review" />
      </Specimen>
      <Specimen label="hard texts" isWide>
        <Panel initial={HARD} query="?q=0" />
      </Specimen>
    </Section>
  );
}
