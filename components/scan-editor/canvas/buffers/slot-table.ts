/** Assigns runs of a merged buffer to owners. Released runs are reused; past the end a new buffer is needed. */
export type Slot = { readonly start: number; readonly capacity: number };
export type SlotRequest = { readonly owner: string; readonly capacity: number };

export type Slots = {
  get(owner: string): Slot | undefined;
  has(owner: string): boolean;
  keys(): Iterable<string>;
};

export type SlotTable = {
  readonly slots: Slots;
  /** Total capacity of the buffer, and how much of it has been assigned. */
  readonly capacity: number;
  used(): number;
  /** Returns a run of at least this capacity: the owner's own if it is long enough. Null when no run is free. */
  allocate(owner: string, capacity: number): Slot | null;
  /** Returns the former run, whose contents the caller has to empty. */
  release(owner: string): Slot | null;
};

/** Spare room for later owners: a share of the first size, and a minimum. */
const SPARE_SHARE = 0.25;
const MIN_SPARE = 64;
/** A reused run may exceed the requested capacity by this much. */
const MAX_EXCESS = 12;

/** Stores the runs in one typed array, since a floor may have very many owners. */
function createRuns(initialCount: number) {
  /** Index of each owner's start and capacity. */
  const entries = new Map<string, number>();
  const free: number[] = [];
  let runs = new Int32Array(2 * Math.max(1, initialCount));
  let count = 0;

  function entryFor(owner: string): number {
    const entry = entries.get(owner) ?? free.pop() ?? count;
    if (entry < count) return entry;
    count += 2;
    if (count <= runs.length) return entry;
    const before = runs;
    runs = new Int32Array(before.length * 2);
    runs.set(before);
    return entry;
  }

  return {
    get(owner: string): Slot | undefined {
      const entry = entries.get(owner);
      return entry === undefined ? undefined : { start: runs[entry]!, capacity: runs[entry + 1]! };
    },
    has: (owner: string): boolean => entries.has(owner),
    keys: (): Iterable<string> => entries.keys(),
    set(owner: string, { start, capacity }: Slot): void {
      const entry = entryFor(owner);
      entries.set(owner, entry);
      runs[entry] = start;
      runs[entry + 1] = capacity;
    },
    delete(owner: string): void {
      const entry = entries.get(owner);
      if (entry === undefined) return;
      entries.delete(owner);
      free.push(entry);
    },
  };
}

/** Assigns a run to each request and adds spare room. */
export function createSlotTable(requests: readonly SlotRequest[]): SlotTable {
  const slots = createRuns(requests.length);
  const free = new Map<number, number[]>();
  let used = 0;
  for (const { owner, capacity } of requests) {
    slots.set(owner, { start: used, capacity });
    used += capacity;
  }
  const total = requests.length === 0 ? 0 : used + Math.max(MIN_SPARE, Math.ceil(used * SPARE_SHARE));

  function reuse(capacity: number): Slot | null {
    for (let size = capacity; size <= capacity + MAX_EXCESS; size += 1) {
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
    allocate(owner, capacity) {
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
