import type { FlatLoop } from "../../../geometry/flat-loops";

export type ShellLabel = "floor" | "wall" | "ceiling";

export type ShellFace = {
  readonly label: ShellLabel;
  /** Corner numbers: the outline, then the holes. */
  readonly loops: readonly FlatLoop[];
};

const FIRST_SIZE = 512;

/** A prime that spreads the hashes of corner pairs over the slots. */
const HASH_FACTOR = 73_856_093;

/** The sides of one group of faces, each with the faces that use the side. The arrays are reused for the next group. */
export class ShellSides {
  private faces: readonly ShellFace[] = [];
  /** A hash table with linear probing: the side's index + 1, or 0 for a free slot. */
  private slots = new Int32Array(2 * FIRST_SIZE);
  /** For each side: its lesser corner, its greater corner, its first use. */
  private lows = new Int32Array(FIRST_SIZE);
  private highs = new Int32Array(FIRST_SIZE);
  private firsts = new Int32Array(FIRST_SIZE);
  /** A use is 2 × the face's index, plus 1 if the face runs from the greater corner to the lesser. */
  private uses = new Int32Array(FIRST_SIZE);
  /** The next use of the same side, or -1. */
  private nexts = new Int32Array(FIRST_SIZE);
  private sideCount = 0;
  private useCount = 0;
  private signs = new Int8Array(64);
  private readonly pending: number[] = [];

  reset(faces: readonly ShellFace[]): void {
    this.faces = faces;
    let maxSides = 0;
    for (const { loops } of faces) for (const loop of loops) maxSides += loop.length;
    this.reserve(maxSides);
    this.sideCount = 0;
    this.useCount = 0;
    for (let face = 0; face < faces.length; face += 1) {
      this.everySide(face, (a, b) => {
        this.addUse(a, b, face);
        return true;
      });
    }
  }

  /** Returns the index of the first face with this label along a side, or -1. */
  faceAt(a: number, b: number, label: ShellLabel): number {
    const side = this.find(a, b);
    for (let use = side < 0 ? -1 : this.firsts[side]!; use !== -1; use = this.nexts[use]!) {
      const face = this.uses[use]! >> 1;
      if (this.faces[face]!.label === label) return face;
    }
    return -1;
  }

  /** Counts how often faces with this label use a side. */
  countAt(a: number, b: number, label: ShellLabel): number {
    const side = this.find(a, b);
    let count = 0;
    for (let use = side < 0 ? -1 : this.firsts[side]!; use !== -1; use = this.nexts[use]!) {
      if (this.faces[this.uses[use]! >> 1]!.label === label) count += 1;
    }
    return count;
  }

  /** Visits the two corners of each side. */
  forEach(visit: (a: number, b: number) => void): void {
    for (let side = 0; side < this.sideCount; side += 1) visit(this.lows[side]!, this.highs[side]!);
  }

  /**
   * Orients the closed shell that a face is part of: for each face 1, -1 if its loops are to be reversed, 0 if the face
   * is not in the shell. Returns null if the shell is open. The array is valid until the next `reset`.
   */
  closedAround(face: number): Int8Array | null {
    this.signs.fill(0, 0, this.faces.length);
    this.signs[face] = 1;
    this.pending.length = 0;
    this.pending.push(face);
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      if (!this.orientNeighbors(next)) return null;
    }
    return this.signs;
  }

  private reserve(maxSides: number): void {
    if (maxSides > this.uses.length) {
      const size = 2 ** Math.ceil(Math.log2(maxSides));
      this.slots = new Int32Array(2 * size);
      this.lows = new Int32Array(size);
      this.highs = new Int32Array(size);
      this.firsts = new Int32Array(size);
      this.uses = new Int32Array(size);
      this.nexts = new Int32Array(size);
    } else this.slots.fill(0);
    if (this.faces.length > this.signs.length) this.signs = new Int8Array(2 * this.faces.length);
  }

  /** Returns the index of a side, or -1 - slot with the free slot where it belongs. */
  private find(a: number, b: number): number {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const { slots, lows, highs } = this;
    const mask = slots.length - 1;
    let slot = (Math.imul(low, HASH_FACTOR) + high) & mask;
    for (let side = slots[slot]!; side !== 0; side = slots[slot]!) {
      if (lows[side - 1] === low && highs[side - 1] === high) return side - 1;
      slot = (slot + 1) & mask;
    }
    return -1 - slot;
  }

  private addUse(a: number, b: number, face: number): void {
    const { firsts, nexts } = this;
    let side = this.find(a, b);
    if (side < 0) {
      this.slots[-1 - side] = this.sideCount + 1;
      side = this.sideCount;
      this.sideCount += 1;
      this.lows[side] = Math.min(a, b);
      this.highs[side] = Math.max(a, b);
      firsts[side] = -1;
    }
    this.uses[this.useCount] = 2 * face + (a < b ? 0 : 1);
    nexts[this.useCount] = -1;
    // Appended, so that `faceAt` returns the first face in order.
    if (firsts[side] === -1) firsts[side] = this.useCount;
    else {
      let last = firsts[side]!;
      while (nexts[last] !== -1) last = nexts[last]!;
      nexts[last] = this.useCount;
    }
    this.useCount += 1;
  }

  /** Visits the sides of a face until `visit` returns false; returns whether all were visited. */
  private everySide(face: number, visit: (a: number, b: number) => boolean): boolean {
    for (const loop of this.faces[face]!.loops) {
      for (let i = 0; i < loop.length; i += 1) {
        const a = loop[i]!;
        const b = loop[i + 1 === loop.length ? 0 : i + 1]!;
        if (a !== b && !visit(a, b)) return false;
      }
    }
    return true;
  }

  /** Signs and queues the face across each side. Returns false if a side has other than two uses, or signs conflict. */
  private orientNeighbors(face: number): boolean {
    const { uses, nexts, signs } = this;
    return this.everySide(face, (a, b) => {
      const first = this.firsts[this.find(a, b)]!;
      const second = nexts[first]!;
      if (second === -1 || nexts[second] !== -1) return false;
      const isFirst = uses[first] === 2 * face + (a < b ? 0 : 1);
      const neighbor = uses[isFirst ? second : first]! >> 1;
      const sign = (uses[first]! & 1) !== (uses[second]! & 1) ? signs[face]! : -signs[face]!;
      if (signs[neighbor] === 0) {
        signs[neighbor] = sign;
        this.pending.push(neighbor);
        return true;
      }
      return signs[neighbor] === sign;
    });
  }
}
