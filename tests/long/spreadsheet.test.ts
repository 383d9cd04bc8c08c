/** Quality rule S17 in a spreadsheet: LibreOffice opens an export, and no cell is a formula. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { inspectionsCsv } from "@/components/inspections/inspections-csv";
import { policiesCsv } from "@/components/insured/export/policies-csv";
import { createScene, type SceneRecords } from "@/lib/editor/core/scene";
import { writeElementsCsv } from "@/lib/editor/formats/export/elements-csv";
import { writeQuantitiesCsv } from "@/lib/editor/formats/export/quantities-csv";
import { insuredRecord, projectRecord } from "@/tests/support/insured-records";
import { listedSurvey } from "@/tests/support/listed-survey";
import { HOSTILE } from "./hostile-texts";
import { runBrowser } from "./run-browser";

/** Comma, double quote, UTF-8, from the first line; formulas are evaluated, as for a person who opens the file. */
const CSV_FILTER = "Text - txt - csv (StarCalc):44,34,76,1";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lintel-spreadsheet-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function convert(file: string): Promise<number> {
  const program = process.env.SOFFICE_PATH;
  if (!program) throw new Error("Run this by `npm run test:long`, which finds LibreOffice.");
  // Its own profile: another running LibreOffice would take the file over.
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, "profile")).href}`;
  const args = [profile, "--headless", `--infilter=${CSV_FILTER}`, "--convert-to", "fods", "--outdir", folder, file];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "ignore" });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? -1));
  });
}

/** The built product in a browser writes its own files into the folder. */
const exportFiles = (): Promise<number> => runBrowser("exported-files", { EXPORTS_FOLDER: folder });

/** Writes a text as a file, and returns the file as LibreOffice reads it. */
async function openText(name: string, csv: string): Promise<{ formulas: string[]; text: string }> {
  await writeFile(path.join(folder, `${name}.csv`), csv);
  return openFile(name);
}

/** Returns a file of the folder as LibreOffice reads it, in its flat XML. */
async function openFile(name: string): Promise<{ formulas: string[]; text: string }> {
  const file = path.join(folder, `${name}.csv`);
  expect(await convert(file)).toBe(0);
  const text = (await readFile(path.join(folder, `${name}.fods`), "utf8")).replaceAll("&apos;", "'");
  return { text, formulas: [...text.matchAll(/table:formula="([^"]*)"/g)].map(([, formula]) => formula ?? "") };
}

test("a formula in an unprotected file is evaluated, so the test can detect one", async () => {
  const { formulas } = await openText("unsafe", "Name,Sum\r\nAda,=1+1\r\n");
  expect(formulas).toEqual(["of:=1+1"]);
}, 180_000);

test("the product's own exports contain no formula", async () => {
  expect(await exportFiles()).toBe(0);
  for (const list of ["policies", "inspections"]) {
    const { formulas, text } = await openFile(`exported-${list}`);
    expect(formulas).toEqual([]);
    expect(text).toContain("<text:p>'=1+1</text:p>");
    expect(text.match(/<text:p>Hostileton<\/text:p>/g)).toHaveLength(HOSTILE.length);
  }
}, 300_000);

test("the list of insured contains no formula, whatever the names", async () => {
  const people = HOSTILE.map((text, index) =>
    insuredRecord(index, {
      givenName: text,
      familyName: text,
      email: text,
      phone: "+15125550148",
      projects: [projectRecord(index, { claimNumber: text })],
    }),
  );
  const { formulas, text } = await openText("insured", policiesCsv(people, new Map([["cous-1", "=2+2"]])));
  expect(formulas).toEqual([]);
  // LibreOffice read the text, as these cells.
  expect(text).toContain("<text:p>'=1+1</text:p>");
  expect(text.match(/<text:p>'=2\+2<\/text:p>/g)).toHaveLength(HOSTILE.length);
}, 180_000);

test("the list of inspections contains no formula", async () => {
  const inspections = HOSTILE.map((text, index) => {
    const { insured, ...survey } = listedSurvey(index, { name: text, project: { claimNumber: text } });
    return { ...survey, insured: { ...insured, givenName: text, familyName: text } };
  });
  const { formulas, text } = await openText("inspections", inspectionsCsv(inspections, new Map([["cous-1", "=2+2"]])));
  expect(formulas).toEqual([]);
  expect(text).toContain("<text:p>'=1+1</text:p>");
  expect(text.match(/<text:p>'=2\+2<\/text:p>/g)).toHaveLength(HOSTILE.length);
}, 180_000);

test("the tables of a survey contain no formula, and its figures are numbers", async () => {
  const home = Object.fromEntries(demoHomeGeometry("srv-1", "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const floors = home.face.filter(({ label }) => label === "floor");
  const nameOf = new Map(floors.map(({ key }, index) => [key, HOSTILE[index % HOSTILE.length]!]));
  const records: SceneRecords = {
    ...home,
    face: home.face.map((face) => ({ ...face, roomLabel: nameOf.get(face.key) ?? null })),
    object3D: home.object3D.map((object, index) => ({ ...object, label: HOSTILE[index % HOSTILE.length]! })),
  };
  const quantities = writeQuantitiesCsv(createScene("srv-1", records), { 0: HOSTILE[0]!, 1: HOSTILE[4]! });
  for (const [name, csv] of [
    ["quantities", quantities],
    ["elements", writeElementsCsv(records)],
  ] as const) {
    const { formulas, text } = await openText(name, csv);
    expect(formulas).toEqual([]);
    expect(text).toContain("<text:p>'=1+1</text:p>");
    if (name === "elements") continue;
    // The home's first row: its floor area, gross and ±, in m² and in square feet.
    const row = /<table:table-row[^>]*>(?:(?!<\/table:table-row>)[\s\S])*?>Home<[\s\S]*?<\/table:table-row>/.exec(
      text,
    )![0];
    const values = [...row.matchAll(/office:value="([^"]+)"/g)].map(([, value]) => Number(value));
    const [metric, , us] = values as [number, number, number];
    expect(metric).toBeCloseTo(179.67, 2);
    expect(us).toBeCloseTo(179.67 / 0.3048 ** 2, 0);
    expect(text).toContain("<text:p>m²</text:p>");
  }
}, 180_000);
