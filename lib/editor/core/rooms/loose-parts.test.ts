import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { deleteElements } from "../../commands/delete-elements";
import { applyDiff } from "../diff";
import { createEditorStore } from "../editor-store";
import { createScene, type ReadScene } from "../scene";
import { LooseParts } from "./loose-parts";

/** Returns the loose parts by definition: vertices in no loop, and edges without a face that contains both ends. */
function looseIn(scene: ReadScene) {
  const loops = [...scene.values("face")].map((face) => new Set(face.loops.flat()));
  const corners = [...scene.values("vertex")].filter(({ key }) => !loops.some((loop) => loop.has(key)));
  const edges = [...scene.values("edge")].filter(
    ({ vertexKeys }) => !loops.some((loop) => vertexKeys.every((end) => loop.has(end))),
  );
  return { corners: corners.map(({ key }) => key).sort(), edges: edges.map(({ key }) => key).sort() };
}

const onFloor = (parts: LooseParts) => parts.get().get(0) ?? { corners: [], edges: [] };

const sortedParts = (parts: LooseParts) => {
  const { corners, edges } = onFloor(parts);
  return { corners: [...corners].sort(), edges: [...edges].sort() };
};

test("after any commands, the loose parts are those that bound no face", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 6 }), fc.nat(40), (records, commands, scanned) => {
      const scene = createScene(SURVEY, records);
      const parts = new LooseParts(scene);
      // The scan continues between edits.
      parts.scan(scanned);
      for (const command of commands) {
        const outcome = command(scene);
        if (outcome.ok) parts.follow(applyDiff(scene, outcome.diff));
      }
      while (parts.scan(7));
      const onGround = createScene(SURVEY, {
        ...scene.toRecords(),
        vertex: [...scene.values("vertex")].filter(({ floorNumber }) => floorNumber === 0),
        edge: [...scene.values("edge")].filter(({ floorNumber }) => floorNumber === 0),
      });
      expect(sortedParts(parts)).toEqual(looseIn(onGround));
    }),
    { numRuns: 80 },
  );
});

test("deleting a room's faces makes its corners and edges loose, an undo reverses that, and listeners are notified", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const parts = new LooseParts(store.scene);
  store.subscribeScene(parts.follow);
  while (parts.scan(100));
  expect(onFloor(parts)).toEqual({ corners: [], edges: [] });
  const listener = jest.fn();
  parts.subscribe(listener);
  const faces = [...store.scene.values("face")].map(({ key }) => ({ kind: "face" as const, key }));
  store.run((scene) => deleteElements(scene, { items: faces }));
  expect([onFloor(parts).corners.length, onFloor(parts).edges.length]).toEqual([8, 12]);
  expect(listener).toHaveBeenCalledTimes(1);
  store.undo();
  expect(onFloor(parts)).toEqual({ corners: [], edges: [] });
});

test("a move looks up no faces", () => {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const parts = new LooseParts(scene);
  while (parts.scan(100));
  const [from] = littleRoom().vertex;
  const lookup = jest.spyOn(scene, "facesOfVertex");
  parts.follow({ vertex: { added: {}, updated: { a: [from!, { ...from!, x: 3 }] }, removed: {} } });
  expect(lookup).not.toHaveBeenCalled();
});
