"use client";

import type { ReactNode } from "react";
import { useMeasures } from "../use-measures";
import styles from "./import.module.css";
import { IMPORT_WORDS } from "./import-words";

type Props = {
  /** Square metres, metres and counts. */
  figures: Record<"floorArea" | "perimeter" | "grossWall" | "doors" | "windows" | "openings", number>;
  /** How many rooms, where they are counted. */
  rooms?: number;
  children?: ReactNode;
};

/** What everything that is to be taken comes to. */
export function WholeFigures({ figures, rooms, children }: Props) {
  const measures = useMeasures();
  const { figures: names } = IMPORT_WORDS;
  const shown = [
    ...(rooms === undefined ? [] : [[names.rooms, String(rooms)]]),
    [names.floorArea, measures.area(figures.floorArea)],
    [names.perimeter, measures.length(figures.perimeter)],
    [names.grossWall, measures.area(figures.grossWall)],
    [names.doors, String(figures.doors)],
    [names.windows, String(figures.windows)],
    [names.openings, String(figures.openings)],
  ];
  return (
    <section aria-label={IMPORT_WORDS.whole}>
      <dl className={styles.figures}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
