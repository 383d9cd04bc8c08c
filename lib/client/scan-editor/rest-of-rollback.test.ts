import { newEntry, type QueueCall, type QueueEntry } from "../queue/queue-entry";
import { restOfRollback } from "./rest-of-rollback";

const call = (name: string, params: object) => ({ name, params }) as unknown as QueueCall;
const makeFaces = call("face.createBatch", {
  faces: [
    { key: "f", loops: [["a", "b", "c"]] },
    { key: "g", loops: [["b", "c", "d"]] },
  ],
});
const undoing = (undo: QueueCall[], calls: QueueCall[] = []): QueueEntry => ({
  ...newEntry({ id: "one", owner: "home", label: "Merge", calls }, "emp-ann"),
  status: "undoing",
  undo,
});
const refusal = (status: number, conflicts?: object[]) => ({ message: "No", type: "no", status, conflicts });

test("drops references to a record that was not restored; its opening is not restored either, nor twins to it", () => {
  const openings = [
    { key: "p", faceKey: "f" },
    { key: "q", faceKey: "h", twinKey: "p" },
  ];
  const rest = [
    call("objectPlanar.createBatch", { objectsPlanar: openings }),
    call("face.updateBatch", { faces: [{ key: "h", revision: 2, twinKey: "g", roomLabel: "Den" }] }),
    call("object3D.update", { key: "o", revision: 2, hostKey: "f" }),
    call("vertex.delete", { keys: ["n"] }),
  ];
  expect(restOfRollback(undoing([makeFaces, ...rest]), refusal(500))).toEqual([
    call("objectPlanar.createBatch", { objectsPlanar: [{ key: "q", faceKey: "h" }] }),
    call("face.updateBatch", { faces: [{ key: "h", revision: 2, roomLabel: "Den" }] }),
    call("vertex.delete", { keys: ["n"] }),
  ]);
});

test("keeps references to a record that another person has restored meanwhile", () => {
  const rest = [
    call("object3D.update", { key: "o", hostKey: "f" }),
    call("object3D.update", { key: "i", hostKey: "g" }),
  ];
  expect(restOfRollback(undoing([makeFaces, ...rest]), refusal(409, [{ key: "f", revision: 5 }]))).toEqual([rest[0]]);
});

const made = [makeFaces, call("object3D.update", { key: "o", hostKey: "f" })];
const back = [call("object3D.update", { key: "o", hostKey: null }), call("face.delete", { keys: ["f", "g"] })];

test("keeps the records that a remaining element refers to, and their corners", () => {
  const corners = call("vertex.delete", { keys: ["a", "b", "c", "d"] });
  expect(restOfRollback(undoing([...back, corners], made), refusal(500))).toEqual([
    call("face.delete", { keys: ["g"] }),
    call("vertex.delete", { keys: ["d"] }),
  ]);
});

test("a deleted element keeps nothing, and one changed by another person keeps its current references", () => {
  expect(restOfRollback(undoing(back, made), refusal(404))).toEqual([back[1]]);
  expect(restOfRollback(undoing(back, made), refusal(409, [{ key: "o", hostKey: "g" }]))).toEqual([
    call("face.delete", { keys: ["f"] }),
  ]);
});

test("leaves calls without geometry unchanged", () => {
  const rest = [call("survey.update", { key: "s" })];
  expect(restOfRollback(undoing([call("survey.update", { key: "s" }), ...rest]), refusal(500))).toEqual(rest);
});
