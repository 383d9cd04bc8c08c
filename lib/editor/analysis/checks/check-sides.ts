/** Checks the sides of faces and their edge records. */
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue } from "./check-group";
import { countSides } from "./count-sides";
import { createFindingTable, underSubject } from "./finding-table";
import type { InitialReader } from "./initial-survey";
import { checkSide, type Side, sideName, sidesOfFace } from "./side-uses";

/** Checks each side again when a face with the side, its edge record or one of its corners changes. */
export function sideChecks(scene: ReadScene, initialReader: InitialReader): CheckGroup {
  const table = createFindingTable(underSubject);
  function* runInitialPass(): Generator<void> {
    const { survey } = yield* initialReader.read();
    yield* countSides(scene, survey, table.replace);
  }
  const queue = createCheckQueue<string>(runInitialPass(), (name) => {
    const [a = "", b = ""] = name.split(" ");
    table.replace(name, checkSide(scene, [a, b]));
  });
  const queueSide = (side: Side): void => queue.add(sideName(side));
  function queueSidesOfVertex(vertexKey: string): void {
    for (const faceKey of scene.facesOfVertex(vertexKey)) {
      const face = scene.get("face", faceKey);
      if (!face) continue;
      for (const side of sidesOfFace(face)) if (side.includes(vertexKey)) queueSide(side);
    }
  }
  return {
    table,
    follow(change) {
      if (change.kind === "edge") {
        if (change.from) queueSide(change.from.vertexKeys);
        if (change.to) queueSide(change.to.vertexKeys);
      } else if (change.kind === "face" && change.from?.loops !== change.to?.loops) {
        for (const face of [change.from, change.to]) if (face) sidesOfFace(face).forEach(queueSide);
      } else if (change.kind === "vertex") {
        const isUpdate = change.from !== undefined && change.to !== undefined;
        if (!isUpdate) queueSidesOfVertex(change.key);
      }
    },
    step: queue.step,
  };
}
