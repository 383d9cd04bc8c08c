"use client";

import type { Vertex } from "@/lib/domain/geometry-records";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import type { CornerName } from "../../names/corner-names";
import { cornerName } from "../../names/element-names";
import styles from "../../parts/properties.module.css";
import { useMeasures } from "../../state/use-measures";

/** Corners with their coordinates; the corner's number selects the corner. */
export function CornerTable(props: { vertices: readonly Vertex[]; names: ReadonlyMap<string, CornerName> }) {
  const { vertices, names } = props;
  const { store } = useEditor();
  const { coordinate } = useMeasures();
  return (
    <table className={styles.corners}>
      <thead>
        <tr>
          <th scope="col">{COPY.cornerColumn}</th>
          <th scope="col">X</th>
          <th scope="col">Y</th>
          <th scope="col">Z</th>
        </tr>
      </thead>
      <tbody>
        {vertices.map((vertex) => (
          <tr key={vertex.key}>
            <th scope="row">
              <button
                type="button"
                aria-label={cornerName(names, vertex.key)}
                onClick={() => store.select([{ kind: "vertex", key: vertex.key }])}
              >
                {COPY.cornerShort(names.get(vertex.key))}
              </button>
            </th>
            <td>{coordinate(vertex.x)}</td>
            <td>{coordinate(vertex.y)}</td>
            <td>{coordinate(vertex.z)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
