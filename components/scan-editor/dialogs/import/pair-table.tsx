import type { PairEntry } from "@/lib/editor/formats/import/import-report";
import { useMeasures } from "../../state/use-measures";
import styles from "./import.module.css";
import { IMPORT_WORDS } from "./import-words";

/**
 * Walls, doors and openings that two rooms share: how far their sides stand apart, and over which length. `titles`: what the
 * rooms are to be called, by their ids.
 */
export function PairTable({ pairs, titles }: { pairs: readonly PairEntry[]; titles: ReadonlyMap<string, string> }) {
  const measures = useMeasures();
  return (
    <section className={styles.part}>
      <h3>{IMPORT_WORDS.pairsTitle}</h3>
      <table aria-label={IMPORT_WORDS.pairsTitle} className={styles.table} data-pairs="">
        <thead>
          <tr>
            <th scope="col">{IMPORT_WORDS.element}</th>
            <th scope="col">{IMPORT_WORDS.between}</th>
            <th scope="col">{IMPORT_WORDS.apart}</th>
            <th scope="col">{IMPORT_WORDS.overlap}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.key}>
              <th scope="row">{IMPORT_WORDS.pairKind(pair)}</th>
              <td translate="no">
                {pair.rooms.map((name, at) => titles.get(pair.roomIds[at] ?? "") ?? name).join(" – ")}
              </td>
              <td translate="no">{measures.small(pair.apart)}</td>
              <td translate="no">{measures.length(pair.overlap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
