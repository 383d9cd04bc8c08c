"use client";

import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { movesAlong } from "@/lib/editor/tools/moves-along";
import { WORDS } from "../../names/words";
import styles from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";

/** What goes along and what changes its shape when these move. */
export function MovesWith({ store, items }: { store: EditorStore; items: readonly SelectionItem[] }) {
  const { corners, faces, openings, objects } = movesAlong(store.scene, items);
  const rows = [
    [WORDS.movesCorners, corners],
    [WORDS.movesFaces, faces],
    [WORDS.movesOpenings, openings],
    [WORDS.movesObjects, objects],
  ] as const;
  return (
    <PropertyGroup title={WORDS.moves}>
      <dl className={styles.facts}>
        {rows
          .filter(([, count]) => count > 0)
          .map(([term, count]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
    </PropertyGroup>
  );
}
