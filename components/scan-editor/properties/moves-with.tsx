import type { EditorStore } from "@/lib/editor/editor-store";
import { WORDS } from "../words";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";

/** What changes its shape when this corner moves. */
export function MovesWith({ store, vertexKey }: { store: EditorStore; vertexKey: string }) {
  const { scene } = store;
  const faces = scene.facesOfVertex(vertexKey);
  const openings = faces.reduce((sum, face) => sum + scene.planarObjectsOfFace(face).length, 0);
  const rows: readonly (readonly [string, number])[] = [
    [WORDS.movesFaces, faces.length],
    [WORDS.movesEdges, scene.edgesOfVertex(vertexKey).length],
    [WORDS.movesOpenings, openings],
  ];
  return (
    <PropertyGroup title={WORDS.moves}>
      <dl className={styles.facts}>
        {rows.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </PropertyGroup>
  );
}
