/** The texts of importing geometry that Lintel has exported. */
import type { GeometryKind } from "@/lib/domain/geometry-records";

const number = (count: number): string => count.toLocaleString("en-US");
const counted = (count: number, one: string): string => `${number(count)} ${count === 1 ? one : `${one}s`}`;

export const LINTEL_FILE_COPY = {
  number,
  from: (title: string) => (title.trim() === "" ? "exported by Lintel" : `exported by Lintel from ${title.trim()}`),
  importElements: (elements: number) => `Import ${counted(elements, "element")}`,
  elements: "What the file holds",
  kind: "Element",
  held: "In the file",
  coming: "To import",
  here: "Already in the inspection",
  kinds: {
    vertex: "Corners",
    edge: "Edges",
    face: "Faces",
    objectPlanar: "On walls",
    object3D: "Objects",
  } satisfies Record<GeometryKind, string>,
  reading: (fileName: string) => `Importing ${fileName}`,
  gesture: (fileName: string) => `Import ${fileName}`,
  imported: (fileName: string, faces: number, openings: number, objects: number) =>
    `${fileName} imported: ${counted(faces, "face")}, ${counted(openings, "opening")}, ${counted(objects, "object")}.`,
  notImported: (fileName: string, reason: string) => `${fileName} wasn't imported. ${reason}`,
  unreadable: "The file couldn't be read. Choose it again.",
  stopped: "The import stopped unexpectedly; try again.",
} as const;
