/** Walls on the sides of several floors, as one record between two rooms is: they belong to the first, and are the others' too. */

/** The room that gets what several claim: always the same one. */
export const firstOf = (rooms: Iterable<string>): string | null => {
  let least: string | null = null;
  for (const key of rooms) if (least === null || key < least) least = key;
  return least;
};

const NONE: readonly string[] = [];

export type Sharing = {
  /** The wall stands on sides of these floors. */
  stand(wallKey: string, floors: ReadonlySet<string>): void;
  /** It is no wall of the level any longer. */
  leave(wallKey: string): void;
  /** The floors that it stands on besides the first. */
  of(wallKey: string): readonly string[];
};

/** `wallsOf`: those that a room shares, as far as there is such a room; `tell`: something of them has changed. */
export function createSharing(
  wallsOf: (room: string) => Set<string> | undefined,
  tell: (room: string) => void,
): Sharing {
  const sharers = new Map<string, readonly string[]>();

  function share(key: string, others: readonly string[]): void {
    const before = sharers.get(key) ?? NONE;
    if (before === others) return;
    for (const room of before) if (!others.includes(room) && wallsOf(room)?.delete(key)) tell(room);
    for (const room of others) {
      const own = wallsOf(room);
      if (!own || own.has(key)) continue;
      own.add(key);
      tell(room);
    }
    if (others.length > 0) sharers.set(key, others);
    else sharers.delete(key);
  }

  return {
    stand(key, floors) {
      const own = floors.size > 1 ? firstOf(floors) : null;
      share(key, own === null ? NONE : [...floors].filter((floor) => floor !== own));
    },
    leave: (key) => share(key, NONE),
    of: (key) => sharers.get(key) ?? NONE,
  };
}
