/** Writes a plan as DXF of AutoCAD 2000 (AC1015) in m, plain ASCII. */
import type { PlanDrawing } from "../../analysis/plan/drawing";
import type { Units } from "../../core/units/measures";
import { writeDxfText, writeMark } from "./dxf-entities";
import { createDxfGroups, type DxfGroups, FIXED } from "./dxf-groups";
import { SHEET_LAYER } from "./dxf-layers";
import { writeTables } from "./dxf-tables";
import { type Sheet, sheetLines } from "./sheet-lines";
import type { SheetTitle } from "./sheet-title";

const METERS_CODE = 6;
/** Distance of the title below the drawing, and its least width, in mm of paper. */
const TITLE_DISTANCE_MM = 5;
const MIN_TITLE_MM = 150;
/** A handle above all others in the file. */
const LAST_HANDLE = "FFFFFFF";

function writeHeader(groups: DxfGroups, { low, high }: PlanDrawing): void {
  const writeVariable = (name: string, write: () => void): void => {
    groups.put(9, name);
    write();
  };
  writeVariable("$ACADVER", () => groups.put(1, "AC1015"));
  writeVariable("$DWGCODEPAGE", () => groups.put(3, "ANSI_1252"));
  writeVariable("$INSBASE", () => groups.point(10, 0, 0));
  writeVariable("$EXTMIN", () => groups.point(10, ...low));
  writeVariable("$EXTMAX", () => groups.point(10, ...high));
  writeVariable("$LTSCALE", () => groups.measure(40, 1));
  writeVariable("$LUNITS", () => groups.put(70, 2));
  writeVariable("$LUPREC", () => groups.put(70, 3));
  writeVariable("$INSUNITS", () => groups.put(70, METERS_CODE));
  writeVariable("$MEASUREMENT", () => groups.put(70, 1));
  writeVariable("$HANDSEED", () => groups.put(5, LAST_HANDLE));
}

function writeBlock(groups: DxfGroups, name: string, record: string): void {
  groups.part("BLOCK", record, "AcDbEntity");
  groups.put(8, "0");
  groups.put(100, "AcDbBlockBegin");
  groups.put(2, name);
  groups.put(70, 0);
  groups.point(10, 0, 0);
  groups.put(3, name);
  groups.put(1, "");
  groups.part("ENDBLK", record, "AcDbEntity");
  groups.put(8, "0");
  groups.put(100, "AcDbBlockEnd");
}

function writeDictionary(groups: DxfGroups, handle: string, owner: string): void {
  groups.put(0, "DICTIONARY");
  groups.put(5, handle);
  groups.put(330, owner);
  groups.put(100, "AcDbDictionary");
  groups.put(281, 1);
}

function writeTitle(
  groups: DxfGroups,
  { low, high, scale, legend, unnamed }: PlanDrawing,
  sheetTexts: Pick<Sheet, "title" | "units" | "origin">,
): void {
  const paper = (millimeters: number): number => (millimeters * scale) / 1_000;
  const width = Math.max(MIN_TITLE_MM, ((high[0] - low[0]) * 1_000) / scale);
  let downMm = TITLE_DISTANCE_MM;
  for (const { text, height, step } of sheetLines({ ...sheetTexts, scale, legend, unnamed }, width)) {
    const at = [low[0], low[1] - paper(downMm + height)] as const;
    writeDxfText(groups, SHEET_LAYER, { at, text, height: paper(height), turn: 0 }, false);
    downMm += step;
  }
}

export function writePlanDxf(drawing: PlanDrawing, title: SheetTitle, units: Units, origin = ""): string {
  const groups = createDxfGroups();
  groups.section("HEADER", () => writeHeader(groups, drawing));
  groups.section("CLASSES", () => {});
  groups.section("TABLES", () => writeTables(groups, drawing.low, drawing.high));
  groups.section("BLOCKS", () => {
    writeBlock(groups, "*Model_Space", FIXED.modelSpace);
    writeBlock(groups, "*Paper_Space", FIXED.paperSpace);
  });
  groups.section("ENTITIES", () => {
    for (const mark of drawing.marks) writeMark(groups, mark);
    writeTitle(groups, drawing, { title, units, origin });
  });
  groups.section("OBJECTS", () => {
    writeDictionary(groups, FIXED.dictionary, FIXED.none);
    groups.put(3, "ACAD_GROUP");
    groups.put(350, FIXED.groups);
    writeDictionary(groups, FIXED.groups, FIXED.dictionary);
  });
  groups.put(0, "EOF");
  return groups.text();
}
