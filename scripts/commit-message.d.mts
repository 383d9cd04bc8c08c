/** Returns what is wrong with a commit message; null if nothing is. */
export function findMessageFault(message: string): string | null;
