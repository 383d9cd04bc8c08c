import { FIGURE_CODES } from "@/lib/editor/analysis/quantities/figure-list";
import { createSurveyTotals } from "@/lib/editor/analysis/quantities/survey-totals";
import { faceArea } from "@/lib/editor/core/measures/face-area";
import { createScene } from "@/lib/editor/core/scene";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { facesOfScope, feedsScope } from "./scope-faces";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());

// Two rooms of 4 × 3 × 2.5 m: 35 m² of wall each, of which 7.5 m² are shared.
test.each([null, 0])("returns both sides of a shared wall for W, and one for W1 (floor %s)", (floorNumber) => {
  const areaOf = (code: "W" | "W1"): number =>
    facesOfScope(scene, floorNumber, code).walls.reduce(
      (sum, key) => sum + faceArea(scene, scene.get("face", key)!),
      0,
    );
  expect([areaOf("W"), areaOf("W1")]).toEqual([expect.closeTo(70, 9), expect.closeTo(62.5, 9)]);
});

test("returns the faces that bound a volume", () => {
  expect(facesOfScope(scene, null, "V").walls).toHaveLength(8);
});

test("returns both sides of a shared wall for the baseboard, and omits a wall that does not reach a floor", () => {
  const records = twoRooms();
  const base = { surveyKey: TWO_ROOMS_SURVEY, floorNumber: 0 };
  for (const [key, x, y] of [
    ["p", 0, 0],
    ["q", 2, 0],
    ["r", 2, 1],
  ] as const)
    records.vertex.push({ ...base, key, x, y, z: 20 });
  records.face.push({ ...base, key: "parapet", label: "wall", loops: [["p", "q", "r"]] });
  const withParapet = createScene(TWO_ROOMS_SURVEY, records);
  expect(facesOfScope(withParapet, null, "BB").around).toHaveLength(8);
  for (const code of ["W", "W1"] as const) expect(facesOfScope(withParapet, null, code).walls).not.toContain("parapet");
  expect(facesOfScope(withParapet, 0, "BB").around).not.toContain("parapet");
  expect(facesOfScope(withParapet, 1, "BB").around).toEqual([]);
});

/** Returns the figures of a scope that come from a face. */
function fedBy(faceKey: string, floorNumber: number | null): string[] {
  const totals = createSurveyTotals(scene);
  totals.settle();
  const marked = totals.marked(floorNumber);
  return FIGURE_CODES.filter((code) => feedsScope(scene, floorNumber, code, faceKey, marked));
}

test.each<[face: string, floorNumber: number | null, codes: string[]]>([
  ["h-floor", null, ["F", "PF", "BB", "V", "SY"]],
  ["h-ceiling", 0, ["C", "WC", "PC", "V"]],
  ["h-wall-da", 0, ["W", "W1", "WC", "BB", "V"]],
  ["h-wall-da", 1, []],
  ["missing-face", null, []],
])("%s contributes on floor %s to: %s", (face, floorNumber, codes) => {
  expect(fedBy(face, floorNumber)).toEqual(codes);
});

test("both sides of a shared wall contribute to W, and one of them to W1", () => {
  const twins = [...scene.values("face")].flatMap(({ key, twinKey }) => (twinKey ? [key] : []));
  const fed = twins.map((key) => fedBy(key, null).filter((code) => !["LL", "SH", "HH"].includes(code)));
  expect(fed.sort((a, b) => a.length - b.length)).toEqual([
    ["W", "WC", "BB", "V"],
    ["W", "W1", "WC", "BB", "V"],
  ]);
});
