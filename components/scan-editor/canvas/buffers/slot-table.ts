/** Who has which run of a merged buffer. Runs that are given back are used again; past the end a new buffer is needed. */
export type Slot = { readonly start: number; readonly capacity: number };
export type SlotRequest = { readonly owner: string; readonly capacity: number };

/** Which run each owner has. */
export type Slots = {
  get(owner: string): Slot | undefined;
  has(owner: string): boolean;
  keys(): Iterable<string>;
};

export type SlotTable = {
  readonly slots: Slots;
  /** What the buffer holds in all, and how far it has been given out. */
  readonly capacity: number;
  used(): number;
  /** A run of at least this capacity: the owner's own where it is long enough. Null when there is no room left. */
  take(owner: string, capacity: number): Slot | null;
  /** The run that the owner had; its contents are the caller's to empty. */
  release(owner: string): Slot | null;
};

/** Air for what comes after, as a share of what is there and at the least. */
const AIR = 0.25;
const LEAST_AIR = 64;
/** A freed run may be this much longer than what is asked for. */
const MOST_WASTE = 12;

/** Each owner's run without an object of its own: there are as many as things on a floor. `room`: for how many at first. */
function createRuns(room: number) {
  /** Where start and capacity of a run lie. */
  const places = new Map<string, number>();
  const free: number[] = [];
  let runs = new Int32Array(2 * Math.max(1, room));
  let count = 0;

  function placeOf(owner: string): number {
    const place = places.get(owner) ?? free.pop() ?? count;
    if (place < count) return place;
    count += 2;
    if (count <= runs.length) return place;
    const before = runs;
    runs = new Int32Array(before.length * 2);
    runs.set(before);
    return place;
  }

  return {
    get(owner: string): Slot | undefined {
      const place = places.get(owner);
      return place === undefined ? undefined : { start: runs[place]!, capacity: runs[place + 1]! };
    },
    has: (owner: string): boolean => places.has(owner),
    keys: (): Iterable<string> => places.keys(),
    set(owner: string, { start, capacity }: Slot): void {
      const place = placeOf(owner);
      places.set(owner, place);
      runs[place] = start;
      runs[place + 1] = capacity;
    },
    delete(owner: string): void {
      const place = places.get(owner);
      if (place === undefined) return;
      places.delete(owner);
      free.push(place);
    },
  };
}

/** With room for all of these and for some more. */
export function createSlotTable(requests: readonly SlotRequest[]): SlotTable {
  const slots = createRuns(requests.length);
  const free = new Map<number, number[]>();
  let used = 0;
  for (const { owner, capacity } of requests) {
    slots.set(owner, { start: used, capacity });
    used += capacity;
  }
  const total = requests.length === 0 ? 0 : used + Math.max(LEAST_AIR, Math.ceil(used * AIR));

  function reuse(capacity: number): Slot | null {
    for (let size = capacity; size <= capacity + MOST_WASTE; size += 1) {
      const start = free.get(size)?.pop();
      if (start !== undefined) return { start, capacity: size };
    }
    return null;
  }

  function release(owner: string): Slot | null {
    const slot = slots.get(owner);
    if (!slot) return null;
    slots.delete(owner);
    const alike = free.get(slot.capacity);
    if (alike) alike.push(slot.start);
    else free.set(slot.capacity, [slot.start]);
    return slot;
  }

  return {
    slots,
    capacity: total,
    used: () => used,
    take(owner, capacity) {
      const own = slots.get(owner);
      if (own && own.capacity >= capacity) return own;
      let slot = reuse(capacity);
      if (!slot) {
        if (used + capacity > total) return null;
        slot = { start: used, capacity };
        used += capacity;
      }
      slots.set(owner, slot);
      return slot;
    },
    release,
  };
}
