/** The sides of a room's faces, each with the faces that go along it: what bounds what, and whether all of it closes. */
import type { FlatLoop } from "../../../geometry/flat-loops";

export type ShellLabel = "floor" | "wall" | "ceiling";

export type ShellFace = {
  readonly label: ShellLabel;
  /** Corners by number; the outer loop, then the holes. */
  readonly loops: readonly FlatLoop[];
};

/** Of one group at a time: what it keeps for one it uses again for the next. */
export type ShellSides = {
  begin(faces: readonly ShellFace[]): void;
  /** The first face of this label along a side, by place; -1 where none goes. */
  faceAt(a: number, b: number, label: ShellLabel): number;
  /** How often faces of this label go along a side. */
  countAt(a: number, b: number, label: ShellLabel): number;
  /** The two corners of each side. */
  forEach(visit: (a: number, b: number) => void): void;
  /**
   * What a face and all that hangs together with it closes: for each face 1, -1 where its loops are to be read the other way
   * round, 0 where it has no part in it. Null where it does not close. Valid until the next group.
   */
  closedAround(face: number): Int8Array | null;
};

const FIRST_SIZE = 512;
/** Multiplies one corner's number before the other's is added; many more corners than a room has still tell sides apart. */
const SPREAD = 73_856_093;

export function createShellSides(): ShellSides {
  let faces: readonly ShellFace[] = [];
  /** Places of sides by what their corners hash to; 0 is free. */
  let slots = new Int32Array(2 * FIRST_SIZE);
  let [lows, highs, firsts] = [new Int32Array(FIRST_SIZE), new Int32Array(FIRST_SIZE), new Int32Array(FIRST_SIZE)];
  /** Uses of a side hang together: twice the face's place, one more where it goes from the greater number to the lesser. */
  let [uses, nexts] = [new Int32Array(FIRST_SIZE), new Int32Array(FIRST_SIZE)];
  let [sideCount, useCount] = [0, 0];
  let signs = new Int8Array(64);
  const waiting: number[] = [];

  function makeRoom(most: number): void {
    if (most > uses.length) {
      const size = 2 ** Math.ceil(Math.log2(most));
      slots = new Int32Array(2 * size);
      [lows, highs, firsts] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
      [uses, nexts] = [new Int32Array(size), new Int32Array(size)];
    } else slots.fill(0);
    if (faces.length > signs.length) signs = new Int8Array(2 * faces.length);
  }

  /** The place of a side, or of the free slot where it would stand, as -1 - slot. */
  function find(a: number, b: number): number {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const mask = slots.length - 1;
    let slot = (Math.imul(low, SPREAD) + high) & mask;
    for (let side = slots[slot]!; side !== 0; side = slots[slot]!) {
      if (lows[side - 1] === low && highs[side - 1] === high) return side - 1;
      slot = (slot + 1) & mask;
    }
    return -1 - slot;
  }

  function put(a: number, b: number, face: number): void {
    let side = find(a, b);
    if (side < 0) {
      slots[-1 - side] = sideCount + 1;
      side = sideCount;
      sideCount += 1;
      lows[side] = Math.min(a, b);
      highs[side] = Math.max(a, b);
      firsts[side] = -1;
    }
    uses[useCount] = 2 * face + (a < b ? 0 : 1);
    nexts[useCount] = -1;
    // At the end, so that the first face stays the first.
    if (firsts[side] === -1) firsts[side] = useCount;
    else {
      let last = firsts[side]!;
      while (nexts[last] !== -1) last = nexts[last]!;
      nexts[last] = useCount;
    }
    useCount += 1;
  }

  function eachSide(face: number, visit: (a: number, b: number) => boolean): boolean {
    for (const loop of faces[face]!.loops) {
      for (let at = 0; at < loop.length; at += 1) {
        const a = loop[at]!;
        const b = loop[at + 1 === loop.length ? 0 : at + 1]!;
        if (a !== b && !visit(a, b)) return false;
      }
    }
    return true;
  }

  /** Takes the face on the other side of each of its sides along; false where there is not just one. */
  function spread(face: number): boolean {
    return eachSide(face, (a, b) => {
      const one = firsts[find(a, b)]!;
      const other = nexts[one]!;
      if (other === -1 || nexts[other] !== -1) return false;
      const isFirst = uses[one] === 2 * face + (a < b ? 0 : 1);
      const beside = uses[isFirst ? other : one]! >> 1;
      const sign = (uses[one]! & 1) !== (uses[other]! & 1) ? signs[face]! : -signs[face]!;
      if (signs[beside] === 0) {
        signs[beside] = sign;
        waiting.push(beside);
        return true;
      }
      return signs[beside] === sign;
    });
  }

  return {
    begin(group) {
      faces = group;
      let most = 0;
      for (const { loops } of group) for (const loop of loops) most += loop.length;
      makeRoom(most);
      [sideCount, useCount] = [0, 0];
      for (let face = 0; face < group.length; face += 1) {
        eachSide(face, (a, b) => {
          put(a, b, face);
          return true;
        });
      }
    },
    faceAt(a, b, label) {
      const side = find(a, b);
      for (let use = side < 0 ? -1 : firsts[side]!; use !== -1; use = nexts[use]!) {
        const face = uses[use]! >> 1;
        if (faces[face]!.label === label) return face;
      }
      return -1;
    },
    countAt(a, b, label) {
      const side = find(a, b);
      let count = 0;
      for (let use = side < 0 ? -1 : firsts[side]!; use !== -1; use = nexts[use]!) {
        if (faces[uses[use]! >> 1]!.label === label) count += 1;
      }
      return count;
    },
    forEach(visit) {
      for (let side = 0; side < sideCount; side += 1) visit(lows[side]!, highs[side]!);
    },
    closedAround(face) {
      signs.fill(0, 0, faces.length);
      signs[face] = 1;
      waiting.length = 0;
      waiting.push(face);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) if (!spread(next)) return null;
      return signs;
    },
  };
}
