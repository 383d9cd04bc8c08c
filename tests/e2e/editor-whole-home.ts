/** Sequences of commands on parts of a home, and undoing them all. */

import type { BackendScene } from "./backend-scene";
import type { EditorBench, Rows } from "./editor-bench";
import { onFloorAndWall, openings } from "./editor-furnishing";
import { droppedCorner, inLineAndMirrored, wallCut } from "./editor-rebuilding";
import { ceilings, squaringUp, typedValues } from "./editor-reshaping";
import { expect } from "./fixtures";

/** Reloads the page, and checks that everything is there and can be undone back to the initial state. */
export async function thereAndBack(bench: EditorBench, found: readonly string[]): Promise<void> {
  await bench.isSaved();
  await bench.page.reload();
  await expect(bench.editor.tree).toBeVisible();
  await bench.isSaved();
  await bench.backToOpened(found);
}

/**
 * Inserts openings and objects into a room, moves a sofa off its wall and back, and copies it to the floor above.
 */
export function* furnished(bench: EditorBench, held: BackendScene, room: string): Rows {
  const { sofa, now } = yield* openings(bench, held, room);
  yield* onFloorAndWall(bench, now, room, sofa);
}

export function* raisedAndTyped(bench: EditorBench, held: BackendScene, room: string): Rows {
  const now = yield* ceilings(bench, held, room);
  yield* typedValues(bench, now, room);
}

export function* squaredAndMirrored(bench: EditorBench, held: BackendScene, room: string): Rows {
  const now = yield* squaringUp(bench, held, room);
  yield* inLineAndMirrored(bench, now, room);
}

export function* cutAndDropped(bench: EditorBench, held: BackendScene, room: string): Rows {
  const now = yield* wallCut(bench, held, room);
  yield* droppedCorner(bench, now, room);
}
