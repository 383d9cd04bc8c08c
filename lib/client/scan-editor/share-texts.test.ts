import { tiledHome } from "@/tests/support/tiled-home";
import { shareTexts } from "./share-texts";

test("what the records say stays as it was", () => {
  const text = JSON.stringify(tiledHome(0, "srv-1"));
  expect(shareTexts(JSON.parse(text))).toEqual(JSON.parse(text));
});

test("odd records are left alone", () => {
  const base = { surveyKey: "srv-1", floorNumber: 0 };
  const records = {
    vertex: [{ ...base, key: "v1", x: 0, y: 0, z: 0, captured: null }],
    edge: [],
    face: [{ ...base, key: "f1", label: "wall" as const, loops: [[]], captured: { loops: 7 } }],
    objectPlanar: [],
    object3D: [],
  };
  expect(shareTexts(JSON.parse(JSON.stringify(records)))).toEqual(records);
});
