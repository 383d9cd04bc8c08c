"use client";

import { Button } from "@/components/ui/button";
import type { Residual, WallResidual } from "@/lib/editor/commands/square-up/wall-residuals";
import type { Measures } from "@/lib/editor/core/units/measures";
import { parseAngle } from "@/lib/editor/core/units/parse-angle";
import type { SquareUpView } from "@/lib/editor/tools/placing/square-up-session";
import type { FloorContents, SurveyRoom } from "../canvas/view/survey-rooms";
import { useEditor } from "../context/editor-context";
import { faceName } from "../names/element-names";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import panelStyles from "../parts/panel.module.css";
import { useMeasures } from "../state/use-measures";
import { DraftField } from "./draft-field";
import styles from "./square-up.module.css";
import { usePlacingController } from "./use-placing-controller";

type Props = { floors: readonly FloorContents[] };

const residualText = ({ millimeters, degrees }: Residual, { small }: Measures): string =>
  COPY.residual(small(millimeters / 1000), degrees.toFixed(1));

function roomOf(floors: readonly FloorContents[], floorKey: string): SurveyRoom | null {
  return floors.flatMap(({ rooms }) => rooms).find(({ faceKey }) => faceKey === floorKey) ?? null;
}

/** Sorts walls in their order around the room. */
function inOrder(walls: readonly WallResidual[], room: SurveyRoom | null): WallResidual[] {
  const positionOf = ({ faceKey }: WallResidual): number => room?.walls.indexOf(faceKey) ?? 0;
  return [...walls].sort((a, b) => positionOf(a) - positionOf(b));
}

/** Shows the deviation of each wall before and after squaring up, and the walls to keep. */
export function SquareUpPanel({ floors }: Props) {
  const { placing: controller } = useEditor().view;
  const { squareUp } = usePlacingController(controller);
  return squareUp ? <OpenPanel floors={floors} squareUp={squareUp} /> : null;
}

function OpenPanel({ floors, squareUp }: Props & { squareUp: SquareUpView }) {
  const { store, view } = useEditor();
  const { placing: controller } = view;
  const { plan, lockedWalls } = squareUp;
  const measures = useMeasures();
  const room = roomOf(floors, squareUp.floorKey);
  const refusal = plan.outcome.ok ? null : plan.outcome.refusal.message;
  function setLocked(wall: string, isLocked: boolean): void {
    const next = new Set(lockedWalls);
    if (isLocked) next.add(wall);
    else next.delete(wall);
    controller.changeSquareUp({ lockedWalls: next });
  }
  return (
    <section aria-label={COPY.squareUpTitle} className={panelStyles.panel} data-editor-part="">
      <header className={panelStyles.head}>
        <h2>{COPY.squareUpTitle}</h2>
        {room ? <span className={panelStyles.note}>{room.name}</span> : null}
      </header>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          controller.acceptSquareUp();
        }}
      >
        <table className={styles.walls}>
          <thead>
            <tr>
              <th scope="col">{COPY.wall}</th>
              <th scope="col">{COPY.now}</th>
              <th scope="col">{COPY.afterwards}</th>
              <th scope="col">{COPY.keep}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(plan.walls, room).map((wall) => {
              const name = faceName(store.scene, room, wall.faceKey);
              return (
                <tr key={wall.faceKey}>
                  <th scope="row">{name}</th>
                  <td>{residualText(wall.before, measures)}</td>
                  <td>{residualText(wall.after, measures)}</td>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={COPY.keepWall(name)}
                      checked={lockedWalls.has(wall.faceKey) || wall.isLocked}
                      disabled={wall.isLocked && !lockedWalls.has(wall.faceKey)}
                      onChange={(event) => setLocked(wall.faceKey, event.target.checked)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <ToleranceField tolerance={squareUp.tolerance} />
        <p role="status" className={styles.note} data-tone={refusal ? "bad" : undefined}>
          {refusal ?? COPY.largest(measures.small(plan.largestMove))}
        </p>
        <div className={styles.buttons}>
          <Button size="sm" shortcut="Esc" onClick={() => controller.back()}>
            {COPY.cancel}
          </Button>
          <Button size="sm" variant="primary" type="submit" shortcut="↵" disabledReason={refusal}>
            {COPY.accept}
          </Button>
        </div>
      </form>
    </section>
  );
}

function ToleranceField({ tolerance }: { tolerance: number }) {
  const { placing: controller } = useEditor().view;
  function commit(text: string): string | null {
    const typed = parseAngle(text);
    if (!typed.ok) return typed.message;
    controller.changeSquareUp({ tolerance: Math.round((typed.value * 180 * 1e6) / Math.PI) / 1e6 });
    return null;
  }
  return <DraftField label={COPY.within} unit="°" shown={String(tolerance)} onCommit={commit} />;
}
