/** What is done to parts of a home one row after the other, and the way back from all of it. */
import type { EditorBench, Rows } from "./editor-bench";
import { onFloorAndWall, openings } from "./editor-furnishing";
import type { Held } from "./editor-held";
import { droppedCorner, inLineAndMirrored, wallCut } from "./editor-rebuilding";
import { ceilings, squaringUp, typedValues } from "./editor-reshaping";
import { expect } from "./fixtures";

/** After a reload it is all there, and the history, which is there too, leads back to how it was found. */
export async function thereAndBack(bench: EditorBench, found: readonly string[]): Promise<void> {
  await bench.isSaved();
  await bench.page.reload();
  await expect(bench.editor.tree).toBeVisible();
  await bench.isSaved();
  await bench.backToOpened(found);
}

/** Openings and things are put into a room, and a sofa is moved from its wall and back, and copied to the floor above. */
export function* furnished(bench: EditorBench, held: Held, room: string): Rows {
  const { sofa, now } = yield* openings(bench, held, room);
  yield* onFloorAndWall(bench, now, room, sofa);
}

export function* raisedAndTyped(bench: EditorBench, held: Held, room: string): Rows {
  const now = yield* ceilings(bench, held, room);
  yield* typedValues(bench, now, room);
}

export function* squaredAndMirrored(bench: EditorBench, held: Held, room: string): Rows {
  const now = yield* squaringUp(bench, held, room);
  yield* inLineAndMirrored(bench, now, room);
}

export function* cutAndDropped(bench: EditorBench, held: Held, room: string): Rows {
  const now = yield* wallCut(bench, held, room);
  yield* droppedCorner(bench, now, room);
}
