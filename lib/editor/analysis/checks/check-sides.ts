/** The sides of all faces, and the edge records on them. */
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds } from "./check-group";
import { countSides } from "./count-sides";
import { aloneUnder, createFindingTable } from "./finding-table";
import type { FirstLooks } from "./first-look";
import { checkSide, type Side, sideName, sidesOfFace } from "./side-uses";

export function sideChecks(scene: ReadScene, looks: FirstLooks): CheckGroup {
  const table = createFindingTable(aloneUnder);
  function* lookFirst(): Generator<void> {
    const { survey } = yield* looks.read();
    yield* countSides(scene, survey, table.replace);
  }
  const rounds = createRounds<string>(lookFirst(), (name) => {
    const [a = "", b = ""] = name.split(" ");
    table.replace(name, checkSide(scene, [a, b]));
  });
  const ask = (side: Side): void => rounds.ask(sideName(side));
  return {
    table,
    follow(change) {
      if (change.kind === "edge") {
        if (change.from) ask(change.from.vertexKeys);
        if (change.to) ask(change.to.vertexKeys);
      } else if (change.kind === "face" && change.from?.loops !== change.to?.loops) {
        for (const face of [change.from, change.to]) if (face) sidesOfFace(face).forEach(ask);
      } else if (change.kind === "vertex" && !change.from !== !change.to) {
        for (const key of scene.facesOfVertex(change.key)) {
          const face = scene.get("face", key);
          if (face)
            sidesOfFace(face)
              .filter((side) => side.includes(change.key))
              .forEach(ask);
        }
      }
    },
    step: rounds.step,
  };
}
