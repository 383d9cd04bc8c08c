import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf, type EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { lineOverPhoto } from "@/lib/editor/tools/evidence/photo-lines";
import { projectPoint } from "@/lib/geometry/project-point";
import type { Vector2 } from "@/lib/geometry/vector2";
import styles from "./photo-window.module.css";

const points = (places: readonly Vector2[]): string => places.map(([x, y]) => `${x},${y}`).join(" ");
/** Lines without length, of which only the round ends show. */
const dots = (places: readonly Vector2[]): string => places.map(([x, y]) => `M${x} ${y}h0`).join("");

/**
 * Points clicked on the model where this photo sees them, the outline that is being drawn, and the keyboard's cross.
 */
export function PhotoMarks(props: {
  photo: EvidencePhoto;
  state: EvidenceState;
  /** The next corner of the outline. */
  pointer: Vector2 | null;
  cross: Vector2 | null;
}) {
  const { photo, state, pointer, cross } = props;
  const { camera } = photo;
  const aspect = aspectOf(photo);
  const marks = state.marks.flatMap(({ at }) => {
    const place = camera && projectPoint(camera, aspect, at);
    return place ? [place] : [];
  });
  const [from, to] = state.marks;
  const way = camera && from && to ? lineOverPhoto(camera, aspect, from.at, to.at) : null;
  const corners = state.corners.map(({ place }) => place);
  const outline = pointer && corners.length > 0 ? [...corners, pointer] : corners;
  return (
    <>
      <svg aria-hidden="true" className={styles.over} viewBox="0 0 1 1" preserveAspectRatio="none">
        {way ? <polyline className={styles.way} points={points(way)} /> : null}
        {outline.length > 1 ? (
          <polygon className={styles.outline} points={points(outline)} data-part="outline" />
        ) : null}
        {marks.length > 0 ? (
          <>
            <path className={styles.markRim} d={dots(marks)} />
            <path className={styles.mark} d={dots(marks)} data-part="mark" />
          </>
        ) : null}
        {corners.length > 0 ? (
          <>
            <path className={styles.cornerRim} d={dots(corners)} />
            <path className={styles.corner} d={dots(corners)} data-part="corner" />
          </>
        ) : null}
      </svg>
      {cross ? (
        <span
          aria-hidden="true"
          className={styles.cross}
          data-part="cross"
          style={{ left: `${cross[0] * 100}%`, top: `${cross[1] * 100}%` }}
        />
      ) : null}
    </>
  );
}
