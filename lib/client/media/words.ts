/** What uploads say. Texts of failures are the specification's. */
export const WORDS = {
  addPhoto: "Add a photo",
  addVideo: "Add a video",
  addSnapshot: "Take a snapshot",
  notRead: "This photo cannot be read. It may be damaged.",
  documentNotSent: "The document could not be uploaded",
  brokenOff: "The upload broke off.",
} as const;
