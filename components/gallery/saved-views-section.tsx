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
    <Section title="Saved views" note="open one, keep this one under a name, take one away and back again">
      <Specimen label="none of them is shown">
        <Menu initial={KEPT} query="" />
      </Specimen>
      <Specimen label="one of them is shown">
        <Menu initial={KEPT} query="?sort=age&q=hail" />
      </Specimen>
      <Specimen label="what it opens: nothing kept" isWide>
        <Panel initial={[]} query="" />
      </Specimen>
      <Specimen label="some kept, one of them shown" isWide>
        <Panel initial={KEPT} query="?status=needs-review" />
      </Specimen>
      <Specimen label="hard texts" isWide>
        <Panel initial={HARD} query="?q=0" />
      </Specimen>
    </Section>
  );
}
