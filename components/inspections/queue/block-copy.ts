/** Texts of review blockers, apart from `copy.ts`, which the list loads with its first paint. */

export const blockCopy = {
  geometry: (errors: number) => `Geometry has ${errors === 1 ? "1 error" : `${errors} errors`}`,
  geometryUnread: "Geometry couldn't be checked",
  checkingGeometry: "Checking geometry",
  geometryUnsent: "Geometry edits are not sent yet",
  nothingBlocks: "Ready to review",
  blocks: (count: number) => (count === 1 ? "1 item blocks the review" : `${count} items block the review`),
  noRooms: "No rooms yet",
  room: (name: string, open: number, scans: number) =>
    `${name}: ${scans === 1 ? "scan" : `${open} of ${scans} scans`} not processed`,
};
