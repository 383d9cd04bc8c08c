/** The tables of a DXF file of AutoCAD 2000. Readers expect all of them, empty ones included. */
import type { PlanPoint } from "../../analysis/plan/drawing";
import { type DxfGroups, FIXED } from "./dxf-groups";
import { DXF_LAYERS } from "./dxf-layers";

const RECORD = "AcDbSymbolTableRecord";

function table(groups: DxfGroups, name: string, handle: string, entries: readonly (() => void)[]): void {
  groups.put(0, "TABLE");
  groups.put(2, name);
  groups.put(5, handle);
  groups.put(330, FIXED.none);
  groups.put(100, "AcDbSymbolTable");
  groups.put(70, entries.length);
  if (name === "DIMSTYLE") groups.put(100, "AcDbDimStyleTable");
  for (const write of entries) write();
  groups.put(0, "ENDTAB");
}

/** Writes the initial view, which shows the whole drawing. */
function writeViewPort(groups: DxfGroups, low: PlanPoint, high: PlanPoint): void {
  const width = Math.max(1, high[0] - low[0]);
  const height = Math.max(1, high[1] - low[1]);
  const writePair = (code: number, x: number, y: number): void => {
    groups.measure(code, x);
    groups.measure(code + 10, y);
  };
  groups.part("VPORT", FIXED.viewPorts, RECORD, "AcDbViewportTableRecord");
  groups.put(2, "*Active");
  groups.put(70, 0);
  writePair(10, 0, 0);
  writePair(11, 1, 1);
  writePair(12, (low[0] + high[0]) / 2, (low[1] + high[1]) / 2);
  writePair(13, 0, 0);
  writePair(14, 1, 1);
  writePair(15, 1, 1);
  writePair(16, 0, 0);
  groups.measure(36, 1);
  groups.point(17, 0, 0);
  groups.measure(40, Math.max(height, width / 1.6) * 1.1);
  groups.measure(41, 1.6);
  groups.measure(42, 50);
}

function writeLineType(groups: DxfGroups, name: string, description: string, dashes: readonly number[]): void {
  groups.part("LTYPE", FIXED.lineTypes, RECORD, "AcDbLinetypeTableRecord");
  groups.put(2, name);
  groups.put(70, 0);
  groups.put(3, description);
  groups.put(72, 65);
  groups.put(73, dashes.length);
  groups.measure(
    40,
    dashes.reduce((sum, dash) => sum + Math.abs(dash), 0),
  );
  for (const dash of dashes) {
    groups.measure(49, dash);
    groups.put(74, 0);
  }
}

function writeStyle(groups: DxfGroups): void {
  groups.part("STYLE", FIXED.styles, RECORD, "AcDbTextStyleTableRecord");
  groups.put(2, "Standard");
  groups.put(70, 0);
  groups.measure(40, 0);
  groups.measure(41, 1);
  groups.measure(50, 0);
  groups.put(71, 0);
  groups.measure(42, 0.2);
  // Arial also covers scripts other than Latin.
  groups.put(3, "arial.ttf");
  groups.put(4, "");
}

function writeDimensionStyle(groups: DxfGroups): void {
  groups.put(0, "DIMSTYLE");
  groups.put(105, groups.handle());
  groups.put(330, FIXED.dimensionStyles);
  groups.put(100, RECORD);
  groups.put(100, "AcDbDimStyleTableRecord");
  groups.put(2, "Standard");
  groups.put(70, 0);
}

function writeBlockRecord(groups: DxfGroups, name: string, handle: string): void {
  groups.put(0, "BLOCK_RECORD");
  groups.put(5, handle);
  groups.put(330, FIXED.blockRecords);
  groups.put(100, RECORD);
  groups.put(100, "AcDbBlockTableRecord");
  groups.put(2, name);
  groups.put(340, FIXED.none);
}

export function writeTables(groups: DxfGroups, low: PlanPoint, high: PlanPoint): void {
  table(groups, "VPORT", FIXED.viewPorts, [() => writeViewPort(groups, low, high)]);
  table(groups, "LTYPE", FIXED.lineTypes, [
    () => writeLineType(groups, "ByBlock", "", []),
    () => writeLineType(groups, "ByLayer", "", []),
    () => writeLineType(groups, "Continuous", "Solid line", []),
    () => writeLineType(groups, "DASHED", "__ __ __ __", [0.12, -0.08]),
  ]);
  const layers = DXF_LAYERS.map(({ name, color, lineType, lineWeight }) => () => {
    groups.part("LAYER", FIXED.layers, RECORD, "AcDbLayerTableRecord");
    groups.put(2, name);
    groups.put(70, 0);
    groups.put(62, color);
    groups.put(6, lineType);
    groups.put(370, lineWeight);
  });
  table(groups, "LAYER", FIXED.layers, layers);
  table(groups, "STYLE", FIXED.styles, [() => writeStyle(groups)]);
  table(groups, "VIEW", FIXED.views, []);
  table(groups, "UCS", FIXED.systems, []);
  const application = (): void => {
    groups.part("APPID", FIXED.applications, RECORD, "AcDbRegAppTableRecord");
    groups.put(2, "ACAD");
    groups.put(70, 0);
  };
  table(groups, "APPID", FIXED.applications, [application]);
  table(groups, "DIMSTYLE", FIXED.dimensionStyles, [() => writeDimensionStyle(groups)]);
  table(groups, "BLOCK_RECORD", FIXED.blockRecords, [
    () => writeBlockRecord(groups, "*Model_Space", FIXED.modelSpace),
    () => writeBlockRecord(groups, "*Paper_Space", FIXED.paperSpace),
  ]);
}
