"use client";

import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { WORDS } from "../../names/words";
import { useRecord } from "../../parts/use-record";
import { PlaceGroup, SizeGroup, TurnGroup } from "./value-groups";

/** A thing's place, direction and size. */
export function ObjectProperties({ store, items }: { store: EditorStore; items: readonly [SelectionItem] }) {
  const object = useRecord(store, "object3D", items[0].key);
  if (!object) return null;
  return (
    <>
      <PlaceGroup store={store} items={items} title={WORDS.position} />
      <SizeGroup store={store} items={items} />
      <TurnGroup store={store} items={items} />
    </>
  );
}
