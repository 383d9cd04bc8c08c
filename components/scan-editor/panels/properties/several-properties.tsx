"use client";

import { type ReactNode, useMemo } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { NewKey } from "@/lib/editor/core/fresh-key";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { EditorView } from "../../canvas/view/editor-view";
import { COPY } from "../../names/copy";
import { HeldFields } from "../../parts/held-fields";
import { LabelField } from "../../parts/label-field";
import { LengthGroup, PlaceGroup, SizeGroup, TurnGroup, WallPlaceGroup, WallSizeGroup } from "./value-groups";

/** What several elements have in common: fields that say "mixed" where they differ, and set all of them. */
export function SeveralProperties(props: {
  store: EditorStore;
  /** Where something may be locked. */
  view?: EditorView;
  items: readonly SelectionItem[];
  /** Of what an edit makes anew. */
  newKey?: NewKey;
  /** Before the fields: what they are of. */
  children?: ReactNode;
}) {
  const { store, view, items, newKey, children } = props;
  const kinds = useMemo(() => [...new Set(items.map((item) => item.kind))], [items]);
  const kind = kinds.length === 1 ? kinds[0] : undefined;
  return (
    <>
      {children}
      <HeldFields view={view} items={items}>
        {kind && kind !== "vertex" ? (
          <LabelField key={kind} store={store} kind={kind} items={items} newKey={newKey} />
        ) : null}
        {kind === "vertex" || kind === "object3D" ? (
          <PlaceGroup store={store} items={items} title={COPY.position} />
        ) : null}
        {kind === "edge" || kind === "face" ? (
          <PlaceGroup store={store} items={items} title={COPY.commonCentre} />
        ) : null}
        {kind === "edge" ? <LengthGroup store={store} items={items} /> : null}
        {kind === "face" ? <WallSizeGroup store={store} items={items} /> : null}
        {kind === "objectPlanar" || kind === "object3D" || kinds.every((one) => one.startsWith("object")) ? (
          <SizeGroup store={store} items={items} />
        ) : null}
        {kind === "object3D" ? <TurnGroup store={store} items={items} /> : null}
        {kind === "objectPlanar" ? <WallPlaceGroup store={store} items={items} /> : null}
      </HeldFields>
    </>
  );
}
