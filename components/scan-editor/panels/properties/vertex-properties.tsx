"use client";

import { Lock } from "lucide-react";
import { useId } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { WORDS } from "../../names/words";
import styles from "../../parts/properties.module.css";
import { useRecord } from "../../parts/use-record";
import { PlaceGroup } from "./value-groups";

/** A corner's place, each coordinate a field. */
export function VertexProperties({ store, items }: { store: EditorStore; items: readonly [SelectionItem] }) {
  const vertex = useRecord(store, "vertex", items[0].key);
  const lockId = useId();
  if (!vertex) return null;
  return (
    <>
      <PlaceGroup store={store} items={items} title={WORDS.position} lockedBy={vertex.locked ? lockId : undefined} />
      {vertex.locked ? (
        <p id={lockId} className={styles.locked}>
          <Lock aria-hidden="true" />
          {WORDS.locked}
        </p>
      ) : null}
    </>
  );
}
