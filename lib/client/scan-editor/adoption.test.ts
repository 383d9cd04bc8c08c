/** @jest-environment node */
import "fake-indexeddb/auto";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { createWorld, until } from "@/tests/support/queue-world";
import { ApiError } from "../calls/api-error";
import { Adoption } from "./adoption";
import { toQueued } from "./gesture-entry";
import { ownerOf } from "./survey-owner";

const SURVEY = "srv-1";
const OWNER = ownerOf(SURVEY);

let closeWorld = () => {};
afterEach(() => closeWorld());

test("a page opened during a rollback rolls the edit back too, and does not count it as saved", async () => {
  const world = createWorld("adoption", "nobody");
  closeWorld = world.close;
  const corner = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 });
  for (const key of ["a", "b"]) world.backend.records.set(key, { revision: 1, value: 0 });
  const { queue } = world.open();
  await world.changeSession("emp-ann");
  const store = createEditorStore({ surveyKey: SURVEY, records: { vertex: [corner("a"), corner("b")] } });
  world.setOnline(false);
  store.run((scene) => {
    const moved = moveVertices(scene, { keys: ["a"], vector: [2, 0, 0] });
    if (!moved.ok) return moved;
    const removed = { b: corner("b") };
    return { ok: true, label: "Merge", diff: { vertex: { added: {}, updated: {}, ...moved.diff.vertex, removed } } };
  });
  const [gesture] = store.getPending();
  const queued = gesture && toQueued(gesture, [], { surveyKey: SURVEY, scope: "emp-ann" });
  if (!queued) throw new Error("There is nothing to send");
  await queue.enqueue(queued);

  // This page receives no message, and learns of the rollback from storage.
  let count = 0;
  const onUnheard = () => {
    count += 1;
  };
  const identity = { owner: OWNER, scope: "emp-ann", made: [queued.id] };
  const adoption = new Adoption({ store, queue, ...identity, onUnheard, onTaken: () => {} });
  world.backend.world.refuse = ({ name }) => {
    if (name !== "vertex.delete") return null;
    world.backend.world.isUp = false;
    return new ApiError({ message: "No", type: "invalid_input", status: 400 });
  };
  world.setOnline(true);
  await until(() => !world.backend.world.isUp && queue.getState().waiting === 1);
  adoption.look();
  await until(() => count === 1);
  expect(store.getPending()).toEqual([]);
  expect([store.getRecord("vertex", "a")?.x, store.getRecord("vertex", "b")?.x]).toEqual([0, 0]);
});

test("ignores an entry that was decided while the queue was being read", async () => {
  const world = createWorld("adoption-read", "nobody");
  closeWorld = world.close;
  const corner = { key: "a", surveyKey: SURVEY, floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 };
  const open = () => createEditorStore({ surveyKey: SURVEY, records: { vertex: [corner] } });
  const { queue } = world.open();
  await world.changeSession("emp-ann");
  world.setOnline(false);
  const elsewhere = open();
  elsewhere.run((scene) => moveVertices(scene, { keys: ["a"], vector: [2, 0, 0] }));
  const [gesture] = elsewhere.getPending();
  const queued = gesture && toQueued(gesture, [], { surveyKey: SURVEY, scope: "emp-ann" });
  if (!queued) throw new Error("There is nothing to send");
  await queue.enqueue(queued);
  const entries = await queue.pendingOf(OWNER, "emp-ann");

  const readWhile = async (meanwhile: (adoption: Adoption) => void) => {
    let answer = () => {};
    const pendingOf = () => new Promise<typeof entries>((resolve) => (answer = () => resolve(entries)));
    const store = open();
    const identity = { owner: OWNER, scope: "emp-ann", made: [] };
    const held = { ...queue, pendingOf };
    const adoption = new Adoption({ store, queue: held, ...identity, onUnheard: () => {}, onTaken: () => {} });
    adoption.look();
    meanwhile(adoption);
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    return store.getPending().map(({ id }) => id);
  };
  expect(await readWhile(() => {})).toEqual([queued.id]);
  expect(await readWhile((adoption) => adoption.noteDecided([queued.id]))).toEqual([]);
});
