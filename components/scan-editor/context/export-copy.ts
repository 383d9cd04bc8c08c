/** The texts of exports. */
import type { ExportNote } from "@/lib/editor/formats/export/export-note";
import type { ExportFormat } from "@/lib/editor/formats/export/export-request";
import { RETRY } from "@/lib/shared-copy";

export type ExportKind = ExportFormat | "picture" | "barePicture";

type ExportWords = { item: (floor: string) => string; detail: string; action: (floor: string) => string; file: string };

const plain = (item: string, action: string, detail: string, file: string): ExportWords => ({
  item: () => item,
  action: () => action,
  detail,
  file,
});

export const EXPORT_MENU_COPY = {
  menu: "Export",
  openMenu: "Open the export menu",
  keywords: "download save file",
  tables: "Tables",
  drawings: "Drawings and model",
  data: "Data",
  kinds: {
    quantities: plain(
      "Quantities",
      "Export quantities (CSV)",
      "CSV: every room, each floor and the home",
      "quantities",
    ),
    elements: plain("Elements", "Export elements (CSV)", "CSV: corners, edges, faces, openings, objects", "elements"),
    svg: {
      item: (floor) => `Plan of ${floor} as SVG`,
      action: (floor) => `Export plan of ${floor} (SVG)`,
      detail: "To scale, for print and documents",
      file: "plan",
    },
    dxf: {
      item: (floor) => `Plan of ${floor} as DXF`,
      action: (floor) => `Export plan of ${floor} (DXF)`,
      detail: "In meters, in layers, for CAD",
      file: "plan",
    },
    gltf: plain("3D model", "Export 3D model (glTF)", "glTF: the whole home in one .glb file", "model"),
    json: plain("Geometry", "Export geometry (JSON)", "JSON: everything; Import takes it back", "geometry"),
    picture: plain("Picture", "Export picture (PNG)", "PNG: the current view at twice its size", "picture"),
    barePicture: plain(
      "Picture without labels",
      "Export picture without labels (PNG)",
      "PNG: names, figures and selection left out",
      "picture without labels",
    ),
  } satisfies Record<ExportKind, ExportWords>,
  nothing: "Nothing to export yet",
  emptyFloor: (floor: string) => `There is nothing on ${floor} to draw`,
  noPicture: "There is no picture",
  busy: "An export is already running",
  making: (file: string) => `Making ${file}`,
  saved: (file: string) => `${file} saved`,
  failed: (action: string) => `${action} failed. Nothing was saved.`,
  retry: RETRY,
  wholeHome: "Home",
} as const;

const elements = (count: number): string => (count === 1 ? "1 element" : `${count} elements`);

/** Returns the text that follows the name of a saved file. */
export function noteText(note: ExportNote): string {
  if (note.kind === "refused") return `Import would refuse it: ${note.why}`;
  if (note.kind === "errors") {
    return `${note.count === 1 ? "1 error" : `${note.count} errors`} in Checks may make its figures wrong`;
  }
  return `${elements(note.count)} that enclose nothing or stand on nothing are left out: see Checks`;
}
