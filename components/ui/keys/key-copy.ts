/** What stands and is read aloud between keys. */
export const keyCopy = { followedBy: "then", or: "or", off: "off" } as const;
