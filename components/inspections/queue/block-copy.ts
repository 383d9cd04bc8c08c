/** What keeps an inspection from being reviewed, in words. Apart from the queue's own, which the list loads with its first paint. */
const things = (count: number) => (count === 1 ? "1 thing keeps" : `${count} things keep`);

export const blockCopy = {
  geometry: (errors: number) => `The geometry has ${errors === 1 ? "an error" : `${errors} errors`}.`,
  geometryUnread: "The geometry could not be checked.",
  checkingGeometry: "Checking geometry",
  geometryUnsent: "Edits of the geometry are still to be sent.",
  nothingBlocks: "Nothing keeps it from being reviewed",
  blocks: (count: number) => `${things(count)} it from being reviewed`,
  noRooms: "It has no rooms yet.",
  room: (name: string, open: number, scans: number) =>
    `${name}: ${scans === 1 ? "its scan is" : `${open} of ${scans} scans are`} still to be processed.`,
};
