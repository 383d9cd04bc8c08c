/** Assigns runs of a merged buffer to owners. Released runs are reused; a full buffer has to be replaced. */
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
  /** Returns a run of at least this capacity: the owner's current run if it is long enough. Null if no run is free. */
  allocate(owner: string, capacity: number): Slot | null;
  /** Returns the former run, whose contents the caller has to empty. */
  release(owner: string): Slot | null;
};

/** Spare capacity for later owners: a share of the initial capacity, and a minimum. */
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
    const oldRuns = runs;
    runs = new Int32Array(oldRuns.length * 2);
    runs.set(oldRuns);
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

/** Assigns a run to each request and adds spare capacity. */
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
    const sameSize = free.get(slot.capacity);
    if (sameSize) sameSize.push(slot.start);
    else free.set(slot.capacity, [slot.start]);
    return slot;
  }

  return {
    slots,
    capacity: total,
    used: () => used,
    allocate(owner, capacity) {
      const current = slots.get(owner);
      if (current && current.capacity >= capacity) return current;
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
