/** Squaring up a room while it is shown: the scene has it already, and one undo entry or nothing comes of it. */
import { planSquareUp, type SquareUpPlan, USUAL_TOLERANCE } from "../../commands/square-up-room";
import type { DragSession } from "../../core/drag-session";
import type { EditorStore } from "../../core/editor-store";

export type SquareUpView = {
  readonly floorKey: string;
  readonly lockedWalls: ReadonlySet<string>;
  /** Degrees. */
  readonly tolerance: number;
  readonly plan: SquareUpPlan;
};

type Asked = Omit<SquareUpView, "plan">;

export type SquareUpSession = {
  get(): SquareUpView;
  change(change: Partial<Pick<Asked, "lockedWalls" | "tolerance">>): void;
  /** False where there is nothing to accept, which the plan's outcome says why by then. */
  accept(): boolean;
  cancel(): void;
  isOpen(): boolean;
};

/** `isHeld`: corners that may not be moved. */
export function startSquareUp(
  store: EditorStore,
  floorKey: string,
  isHeld: (vertexKey: string) => boolean = () => false,
): SquareUpSession {
  let asked: Asked = { floorKey, lockedWalls: new Set(), tolerance: USUAL_TOLERANCE };
  let plan: SquareUpPlan;
  let drag: DragSession<Asked>;
  let isBeginningAnew = false;

  const begin = (): DragSession<Asked> =>
    store.beginDrag((scene, input: Asked) => {
      plan = planSquareUp(scene, { ...input, isHeld });
      return plan.outcome;
    });

  /** A refused step would leave the last good one in the picture: it is taken back whole. Locks refuse what the plan allows. */
  function show(): void {
    const outcome = drag.move(asked);
    plan = { ...plan, outcome };
    if (outcome.ok) return;
    const refused = plan;
    isBeginningAnew = true;
    drag.cancel();
    drag = begin();
    isBeginningAnew = false;
    plan = refused;
  }

  drag = begin();
  plan = planSquareUp(store.scene, { ...asked, isHeld });
  show();
  return {
    get: () => ({ ...asked, plan }),
    change(change) {
      asked = { ...asked, ...change };
      show();
    },
    accept() {
      if (!drag.isOpen()) return false;
      // Something may have been locked since it was shown.
      show();
      if (!plan.outcome.ok) return false;
      drag.commit();
      return true;
    },
    cancel: () => drag.cancel(),
    isOpen: () => isBeginningAnew || drag.isOpen(),
  };
}
