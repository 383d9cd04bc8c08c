/** What stands and is read aloud between keys. */
export const keyWords = { followedBy: "then", or: "or", off: "off" } as const;
