/** Texts of the QA report's window, loaded with it. Texts of the page before it opens are in `provider-copy.ts`. */
export const qaReportCopy = {
  title: (name: string) => `${name} · QA report`,
  noProperty: "No property on file",
  claim: "Claim",
  company: "Company",
  order: "Order",
  status: "Status",
  reviewer: "Reviewer",
  noReviewer: "None yet",
  /** A person whose name is in none of the loaded records. */
  unknownReviewer: "A colleague",
  asOf: (moment: string, zone: string | null) => (zone === null ? `As of ${moment}` : `As of ${moment} ${zone}`),

  inspections: "Inspections",
  inspectionColumns: { name: "Inspection", reviewed: "Reviewed", expires: "Expires" },
  noExpiry: "No date",
  /** A reviewed or complete inspection no longer expires. */
  noLongerExpires: "—",
  left: (left: string) => `in ${left}`,

  rooms: "Rooms",
  roomColumns: {
    name: "Room",
    photos: "Photos",
    videos: "Videos",
    scans: "Scans",
    hazards: "Hazards",
    tags: "Other tags",
  },
  roomsReading: "Loading rooms",
  captured: (rooms: string, media: string) => `${rooms}, ${media}`,
  roomCount: (count: number) => (count === 1 ? "1 room" : `${count} rooms`),
  tag: (label: string, count: string) => `${label} ${count}`,

  blockersOf: (title: string, name: string) => `${title} ${name}`,
  counts: (open: number, passed: number) => `${open} open, ${passed} passed`,

  notes: "Notes",
  notesUnread: "Notes couldn't be loaded.",
  notesReading: "Loading notes…",
};
