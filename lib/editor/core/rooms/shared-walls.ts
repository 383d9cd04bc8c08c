/**
 * One wall record between two rooms is on a side of both floors: it belongs to the first room, and the others share it.
 */

/** Returns the room with the least key, so that the order of the rooms does not matter; null if there is none. */
export const firstOf = (rooms: Iterable<string>): string | null => {
  let least: string | null = null;
  for (const key of rooms) if (least === null || key < least) least = key;
  return least;
};

const NONE: readonly string[] = [];

export type WallSharing = {
  /** Sets the floors on whose sides the wall is. */
  setFloors(wallKey: string, floors: ReadonlySet<string>): void;
  /** Call when the face is no longer a wall of the floor. */
  remove(wallKey: string): void;
  /** Returns the floors other than the first on whose sides the wall is. */
  of(wallKey: string): readonly string[];
};

/** `wallsOf` returns the set of a room's shared walls, if the room exists; `notify` is called when the set changes. */
export function createWallSharing(
  wallsOf: (room: string) => Set<string> | undefined,
  notify: (room: string) => void,
): WallSharing {
  const sharers = new Map<string, readonly string[]>();

  function share(key: string, others: readonly string[]): void {
    const before = sharers.get(key) ?? NONE;
    if (before === others) return;
    for (const room of before) if (!others.includes(room) && wallsOf(room)?.delete(key)) notify(room);
    for (const room of others) {
      const sharedWalls = wallsOf(room);
      if (!sharedWalls || sharedWalls.has(key)) continue;
      sharedWalls.add(key);
      notify(room);
    }
    if (others.length > 0) sharers.set(key, others);
    else sharers.delete(key);
  }

  return {
    setFloors(key, floors) {
      const owner = floors.size > 1 ? firstOf(floors) : null;
      share(key, owner === null ? NONE : [...floors].filter((floor) => floor !== owner));
    },
    remove: (key) => share(key, NONE),
    of: (key) => sharers.get(key) ?? NONE,
  };
}
