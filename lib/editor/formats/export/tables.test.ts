/** The tables are read by another program's parser (Papa Parse). */
import Papa from "papaparse";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene, type SceneRecords } from "../../core/scene";
import { writeElementsCsv } from "./elements-csv";
import { writeQuantitiesCsv } from "./quantities-csv";

type Row = Record<string, string>;
function read(text: string): Row[] {
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, errors } = Papa.parse<Row>(text.slice(1), { header: true, skipEmptyLines: true, newline: "\r\n" });
  expect(errors).toEqual([]);
  return data;
}

test("every record of the five lists is a row with the contract's fields", () => {
  const records = littleRoom();
  const rows = read(writeElementsCsv(records));
  expect(rows).toHaveLength(GEOMETRY_KINDS.reduce((sum, kind) => sum + records[kind].length, 0));
  const row = (key: string) => rows.find((one) => one.key === key);
  expect(row("d")).toMatchObject({
    list: "vertex",
    floorNumber: "0",
    x: "4",
    y: "0",
    z: "0",
    locked: "true",
    loops: "",
  });
  expect(row("edge-ab")).toMatchObject({ list: "edge", vertexKeys: "a b", label: "base", surveyKey: SURVEY_KEY });
  expect(row("floor")).toMatchObject({ list: "face", label: "floor", roomLabel: "Study", loops: "a b c d" });
  expect(row("door")).toMatchObject({ list: "objectPlanar", faceKey: "wall-bc", u: "2", v: "1.05", width: "0.9" });
  expect(row("table")).toMatchObject({ list: "object3D", positionX: "2", positionY: "0.4", quaternionW: "1" });
});

test("planar objects have an area, damage the area of its outline; other records have none", () => {
  const records = littleRoom();
  const [door] = records.objectPlanar;
  const outline: [number, number][] = [
    [-0.4, -0.3],
    [0.4, -0.3],
    [0.4, 0.3],
  ];
  const stain = { ...door!, key: "stain", label: "damage" as const, width: 0.8, height: 0.6, outline };
  const rows = read(writeElementsCsv({ ...records, objectPlanar: [door!, stain] }));
  const area = (key: string) => rows.find((one) => one.key === key)?.area;
  expect([area("door"), area("stain"), area("floor"), area("table")]).toEqual(["1.89", "0.24", "", ""]);
});

test("keeps formula-like text as text, numbers as numbers, and separates holes by bars", () => {
  const records = littleRoom();
  records.vertex = records.vertex.map((vertex) => (vertex.key === "a" ? { ...vertex, x: -1.5, z: -1e-10 } : vertex));
  records.face = records.face.map((face) =>
    face.key === "floor"
      ? { ...face, roomLabel: '=HYPERLINK("x")', loops: [...face.loops, ["a-top", "b-top", "c-top"]] }
      : face,
  );
  records.object3D = records.object3D.map((object) => ({ ...object, label: "+1 sofa,\n2", captured: { label: "=1" } }));
  const rows = read(writeElementsCsv(records));
  const row = (key: string) => rows.find((one) => one.key === key);
  expect(row("a")).toMatchObject({ x: "-1.5", z: "0" });
  expect(row("floor")).toMatchObject({ roomLabel: `'=HYPERLINK("x")`, loops: "a b c d | a-top b-top c-top" });
  expect(row("table")).toMatchObject({ label: "'+1 sofa,\n2", captured: '{"label":"=1"}' });
});

test("lists the quantities of the home and each room, gross and net, metric and US", () => {
  const records = littleRoom();
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, roomLabel: "=1+1" } : face));
  records.objectPlanar = records.objectPlanar.map((door) => ({ ...door, deduct: true }));
  const rows = read(writeQuantitiesCsv(createScene(SURVEY_KEY, records), { 0: "@Ground" }));
  const row = (scope: string, code: string) => rows.find((one) => one.Scope === scope && one.Variable === code);
  expect(row("Room", "F")).toMatchObject({ Floor: "'@Ground", Room: "'=1+1", Gross: "12", Net: "", Unit: "m²" });
  expect(row("Home", "F")).toMatchObject({ Floor: "", Room: "", "Gross (US)": "129.1669", "Unit (US)": "ft²" });
  expect(row("Room", "W")).toMatchObject({ Gross: "35", Net: "33.11", "Net (US)": "356.3931" });
  expect(row("Room", "WC")).toMatchObject({ Gross: "47", Net: "45.11" });
  expect(row("Room", "C")).toMatchObject({ Gross: "12" });
  expect(row("Room", "PF")).toMatchObject({ Gross: "14", Unit: "m", "Gross (US)": "45.9318", "Unit (US)": "ft" });
  expect(row("Room", "SY")).toMatchObject({ Gross: "14.3519", Unit: "yd²", "Unit (US)": "yd²" });
  expect(row("Room", "PC")).toMatchObject({ Gross: "14" });
  // The door, 0.9 m wide, reaches the floor.
  expect(row("Room", "BB")).toMatchObject({ Gross: "13.1" });
  expect(row("Room", "LL")).toMatchObject({ Gross: "4", "Gross (US)": "13.1234" });
  expect(row("Room", "SH")).toMatchObject({ Gross: "2.5" });
  expect(row("Room", "HH")).toMatchObject({ Gross: "2.5" });
  expect(row("Room", "V")).toMatchObject({ Gross: "30", Unit: "m³", "Gross (US)": "1059.44", Estimated: "No" });
  expect(row("Floor", "V")).toMatchObject({ Floor: "'@Ground", Room: "", Gross: "30" });
  expect(rows.map(({ Scope, Variable }) => `${Scope} ${Variable}`).filter((one) => one.startsWith("Home"))).toEqual([
    ...["F", "C", "W", "W1", "WC", "PF", "PC", "BB", "LL", "SH", "HH", "V", "SY"].map((code) => `Home ${code}`),
    ...Array.from({ length: 7 }, () => "Home "),
  ]);
  expect(rows.find(({ Name }) => Name === "Doors")).toMatchObject({ Variable: "", Gross: "1", Unit: "" });
});

test("lists the spread of measured quantities, and the estimated volume of a room without a ceiling", () => {
  const records = littleRoom();
  records.vertex = records.vertex.map((vertex) => ({ ...vertex, confidence: "high" as const }));
  records.face = records.face.filter(({ label }) => label !== "ceiling");
  const rows = read(writeQuantitiesCsv(createScene(SURVEY_KEY, records), {}));
  const row = (code: string) => rows.find((one) => one.Scope === "Room" && one.Variable === code);
  // Each end of the long wall is off by 10 mm, independently.
  expect(row("LL")).toMatchObject({ "Gross ±": "0.0141", "Net ±": "", "Gross ± (US)": "0.0464" });
  expect(row("V")).toMatchObject({ Gross: "30", Estimated: "Yes" });
  expect(Number(row("W")?.["Net ±"])).toBeGreaterThan(0);
});

test("the generated home: rooms sum up to floors and floors to the home, US figures match metric ones, and SY matches F", () => {
  const records = Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const rows = read(writeQuantitiesCsv(createScene(SURVEY_KEY, records), {}));
  const rowsWith = (scope: string, code: string) => rows.filter((one) => one.Scope === scope && one.Variable === code);
  const sum = (some: Row[], column: string) => some.reduce((total, row) => total + Number(row[column]), 0);
  expect(rowsWith("Room", "F")).toHaveLength(17);
  const named = (scope: string, name: string) => rows.filter((one) => one.Scope === scope && one.Name === name);
  const columns = ["F", "C", "W", "WC", "PF", "PC", "BB", "V", "SY"].map(
    (code) => (scope: string) => rowsWith(scope, code),
  );
  const counts = ["Openings area", "Doors", "Windows", "Openings"].map((name) => (scope: string) => named(scope, name));
  for (const rowsOf of [...columns, ...counts]) {
    for (const column of ["Gross", "Net"]) {
      const home = Number(rowsOf("Home")[0]![column]);
      // Each of 17 rows is rounded to four digits.
      for (const scope of ["Floor", "Room"]) expect(Math.abs(sum(rowsOf(scope), column) - home)).toBeLessThan(0.001);
    }
  }
  // The 17 doors are counted once; only floors and the home have W1.
  expect(named("Home", "Doors, shared counted once")).toMatchObject([{ Gross: "17" }]);
  expect(sum(rowsWith("Floor", "W1"), "Gross")).toBeCloseTo(Number(rowsWith("Home", "W1")[0]!.Gross), 3);
  expect(Number(rowsWith("Home", "W1")[0]!.Gross)).toBeLessThan(Number(rowsWith("Home", "W")[0]!.Gross) - 10);
  expect(rowsWith("Room", "W1")).toEqual([]);
  const metricPerUs: Record<string, number> = { "m²": 0.3048 ** 2, m: 0.3048, "m³": 0.3048 ** 3, "yd²": 1, "": 1 };
  for (const row of rows) {
    for (const name of ["Gross", "Net", "Gross ±", "Net ±"]) {
      const [metric, us] = [row[name]!, row[`${name} (US)`]!];
      expect(metric).toMatch(/^(\d+(\.\d{1,4})?)?$/);
      expect(us === "").toBe(metric === "");
      // Within the rounding of both columns.
      if (metric !== "") expect(Math.abs(Number(us) * metricPerUs[row.Unit!]! - Number(metric))).toBeLessThan(0.0001);
    }
  }
  for (const row of rowsWith("Room", "WC")) {
    const ofRoom = (code: string) =>
      rowsWith("Room", code).find(({ Room, Floor }) => Room === row.Room && Floor === row.Floor)!;
    expect(Number(row.Gross)).toBeCloseTo(Number(ofRoom("W").Gross) + Number(ofRoom("C").Gross), 3);
    expect(Number(row.Net)).toBeCloseTo(Number(ofRoom("W").Net) + Number(ofRoom("C").Gross), 3);
    expect(Number(ofRoom("SY").Gross)).toBeCloseTo(Number(ofRoom("F").Gross) / 0.9144 ** 2, 3);
  }
});
