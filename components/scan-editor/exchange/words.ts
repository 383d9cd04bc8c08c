/** What is said of geometry that Lintel has exported and takes back. */
const counted = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;

export const OWN_FILE_WORDS = {
  reading: (fileName: string) => `Importing ${fileName}`,
  gesture: (fileName: string) => `Import ${fileName}`,
  taken: (fileName: string, faces: number, openings: number, objects: number) =>
    `${fileName} imported: ${counted(faces, "face")}, ${counted(openings, "opening")}, ${counted(objects, "object")}.`,
  notTaken: (fileName: string, reason: string) => `${fileName} was not imported. ${reason}`,
  unreadable: "The file could not be read. Choose it again.",
  stopped: "The import stopped unexpectedly; try again.",
} as const;
