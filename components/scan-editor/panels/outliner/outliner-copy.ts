/** The texts of outliner rows, besides names. */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const OUTLINER_COPY = {
  hide: (name: string) => `Hide ${inSentence(name)}`,
  show: (name: string) => `Show ${inSentence(name)}`,
  lock: (name: string) => `Lock ${inSentence(name)}`,
  unlock: (name: string) => `Unlock ${inSentence(name)}`,
  hidden: "hidden",
  locked: "locked",
  newName: (name: string) => (name === "" ? "New room name" : `New name of ${name}`),
  rename: "Rename the room",
  renameKeywords: "name label call title room",
  noRoom: "Select a room by its floor, or in the outliner",
  noName: "Only rooms have a name of their own",
  help: "F2 renames a room, Alt H hides a row, Alt L locks it, F6 goes on to the tools and panels.",
} as const;
