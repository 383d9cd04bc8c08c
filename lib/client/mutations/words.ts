/** What a failed edit says to the user beyond its own message. */
export const WORDS = { retry: "Retry" } as const;
