"use client";

import { type ReactNode, useMemo } from "react";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import type { NewKey } from "@/lib/editor/commands/fresh-key";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { SelectionItem } from "@/lib/editor/selection";
import { WORDS } from "../words";
import { LabelField } from "./label-field";
import styles from "./properties.module.css";
import { LengthGroup, PlaceGroup, SizeGroup, TurnGroup, WallPlaceGroup, WallSizeGroup } from "./value-groups";

function countKinds(items: readonly SelectionItem[]): { kind: GeometryKind; count: number }[] {
  const counts = new Map<GeometryKind, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return GEOMETRY_KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** What several elements have in common: fields that say "mixed" where they differ, and set all of them. */
export function SeveralProperties(props: {
  store: EditorStore;
  items: readonly SelectionItem[];
  /** Of what an edit makes anew. */
  newKey?: NewKey;
  /** Before the fields. */
  children?: ReactNode;
}) {
  const { store, items, newKey, children } = props;
  const counts = useMemo(() => countKinds(items), [items]);
  const kind = counts.length === 1 ? counts[0]?.kind : undefined;
  return (
    <>
      <header className={styles.title}>
        <div>
          <h3>{WORDS.severalSelected(items.length)}</h3>
          <p>{counts.map((one) => WORDS.counts[one.kind](one.count)).join(" · ")}</p>
        </div>
      </header>
      {children}
      {kind && kind !== "vertex" ? (
        <LabelField key={kind} store={store} kind={kind} items={items} newKey={newKey} />
      ) : null}
      {kind === "vertex" || kind === "object3D" ? (
        <PlaceGroup store={store} items={items} title={WORDS.position} />
      ) : null}
      {kind === "edge" || kind === "face" ? (
        <PlaceGroup store={store} items={items} title={WORDS.commonCentre} />
      ) : null}
      {kind === "edge" ? <LengthGroup store={store} items={items} /> : null}
      {kind === "face" ? <WallSizeGroup store={store} items={items} /> : null}
      {kind === "objectPlanar" || kind === "object3D" || counts.every((one) => one.kind.startsWith("object")) ? (
        <SizeGroup store={store} items={items} />
      ) : null}
      {kind === "object3D" ? <TurnGroup store={store} items={items} /> : null}
      {kind === "objectPlanar" ? <WallPlaceGroup store={store} items={items} /> : null}
    </>
  );
}
