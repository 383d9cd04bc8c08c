/** Squares up a room with a live preview in the scene, which becomes one history entry or is undone. */
import { DEFAULT_TOLERANCE, planSquareUp, type SquareUpPlan } from "../../commands/square-up-room";
import type { DragSession } from "../../core/drag-session";
import type { EditorStore } from "../../core/editor-store";

export type SquareUpView = {
  readonly floorKey: string;
  readonly lockedWalls: ReadonlySet<string>;
  /** Degrees. */
  readonly tolerance: number;
  readonly plan: SquareUpPlan;
};

type Input = Omit<SquareUpView, "plan">;

export type SquareUpSession = {
  get(): SquareUpView;
  change(change: Partial<Pick<Input, "lockedWalls" | "tolerance">>): void;
  /** Returns false if there is nothing to accept, with the reason in the plan's outcome. */
  accept(): boolean;
  cancel(): void;
  isOpen(): boolean;
};

/** `isHeld`: whether a vertex may not be moved. */
export function startSquareUp(
  store: EditorStore,
  floorKey: string,
  isHeld: (vertexKey: string) => boolean = () => false,
): SquareUpSession {
  let input: Input = { floorKey, lockedWalls: new Set(), tolerance: DEFAULT_TOLERANCE };
  let plan: SquareUpPlan;
  let drag: DragSession<Input>;
  let isRestarting = false;

  const begin = (): DragSession<Input> =>
    store.beginDrag((scene, next: Input) => {
      plan = planSquareUp(scene, { ...next, isHeld });
      return plan.outcome;
    });

  /**
   * A refused step would leave the last accepted one in the scene, so the drag is restarted. Locks can refuse what the
   * plan allows.
   */
  function show(): void {
    const outcome = drag.move(input);
    plan = { ...plan, outcome };
    if (outcome.ok) return;
    const refused = plan;
    isRestarting = true;
    drag.cancel();
    drag = begin();
    isRestarting = false;
    plan = refused;
  }

  drag = begin();
  plan = planSquareUp(store.scene, { ...input, isHeld });
  show();
  return {
    get: () => ({ ...input, plan }),
    change(change) {
      input = { ...input, ...change };
      show();
    },
    accept() {
      if (!drag.isOpen()) return false;
      // Something may have been locked since the last preview.
      show();
      if (!plan.outcome.ok) return false;
      drag.commit();
      return true;
    },
    cancel: () => drag.cancel(),
    isOpen: () => isRestarting || drag.isOpen(),
  };
}
