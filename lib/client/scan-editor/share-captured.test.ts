import { tiledHome } from "@/tests/support/tiled-home";
import { shareCaptured } from "./share-captured";

test("shares equal captured lists without changing the records", () => {
  const text = JSON.stringify(tiledHome(0, "srv-1"));
  const records = shareCaptured(JSON.parse(text));
  expect(records).toEqual(JSON.parse(text));
  const [face] = records.face.filter(({ captured }) => captured);
  expect(face?.captured?.loops).toBe(face?.loops);
});

test("leaves unusual records and changed fields alone", () => {
  const base = { surveyKey: "srv-1", floorNumber: 0 };
  const wall = { ...base, label: "wall" as const };
  const records = {
    vertex: [{ ...base, key: "v1", x: 0, y: 0, z: 0, captured: null }],
    edge: [],
    face: [
      { ...wall, key: "f1", loops: [[]], captured: { loops: 7 } },
      { ...wall, key: "f2", loops: [["a", "b", "c"]], captured: { loops: [["a", "c", "b"]] } },
      { ...wall, key: "f3", loops: [["a", "b", "c"]], captured: { loops: [["a", "b", "c"], []] } },
    ],
    objectPlanar: [],
    object3D: [],
  };
  expect(shareCaptured(JSON.parse(JSON.stringify(records)))).toEqual(records);
});
