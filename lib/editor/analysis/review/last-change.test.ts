import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { createScene } from "../../core/scene";
import { lastChange } from "./last-change";

const MONDAY = "2026-03-02T12:00:00.000Z";
const TUESDAY = "2026-03-03T12:00:00.000Z";

test("moving a corner changes its wall; accepting the wall or saving another corner does not", () => {
  const records = capturedRoom();
  records.vertex = records.vertex.map((one) => {
    if (one.key === "c") return { ...one, x: one.x + 0.5, updatedBy: "emp-ben", updatedAt: MONDAY };
    return one.key === "b" ? { ...one, updatedBy: "emp-ana", updatedAt: TUESDAY } : one;
  });
  records.face = records.face.map((one) =>
    one.key === "wall-bc"
      ? { ...one, acceptedBy: "emp-ana", acceptedAt: TUESDAY, updatedBy: "emp-ana", updatedAt: TUESDAY }
      : one,
  );
  const scene = createScene(SURVEY_KEY, records);
  expect(lastChange(scene, { kind: "face", key: "wall-bc" })).toEqual({ by: "emp-ben", at: MONDAY });
  expect(lastChange(scene, { kind: "face", key: "wall-ab" })).toBeNull();
});

test("making an opening wider changes it; deducting it does not", () => {
  const changed = (fields: object) => {
    const records = capturedRoom();
    const saved = { updatedBy: "emp-ana", updatedAt: MONDAY };
    records.objectPlanar = records.objectPlanar.map((one) => ({ ...one, ...saved, ...fields }));
    return lastChange(createScene(SURVEY_KEY, records), { kind: "objectPlanar", key: "door" });
  };
  expect(changed({ width: 1.4 })).toEqual({ by: "emp-ana", at: MONDAY });
  expect(changed({ deduct: true })).toBeNull();
});
