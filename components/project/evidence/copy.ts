export const evidenceCopy = {
  title: "Evidence",
  allMedia: "All media",
  strip: "Rooms with their newest photo",
  rooms: (count: number) => (count === 1 ? "1 room" : `${count} rooms`),
  summary: (media: string, rooms: string) => `${media}, ${rooms}`,
  more: (count: number) => (count === 1 ? "1 more room" : `${count} more rooms`),
  newest: (room: string) => `${room}, newest photo`,
  hazards: (count: number) => (count === 1 ? "1 photo with a hazard" : `${count} photos with hazards`),
  untagged: (count: number) => (count === 1 ? "1 photo without a tag" : `${count} photos without a tag`),
  videos: (count: number) => (count === 1 ? "and 1 video" : `and ${count} videos`),
};
