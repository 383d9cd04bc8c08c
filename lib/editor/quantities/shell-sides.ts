/** The sides of a room's faces, each with the faces that go along it: what bounds what, and whether all of it closes. */
import type { FlatLoop } from "../../geometry/flat-loops";

export type ShellLabel = "floor" | "wall" | "ceiling";

export type ShellFace = {
  readonly label: ShellLabel;
  /** Corners by number; the outer loop, then the holes. */
  readonly loops: readonly FlatLoop[];
};

/** A face at a side: twice its place, and one more where it goes from the greater number to the lesser. */
type Use = number;
const faceOf = (use: Use): number => use >> 1;

const MOST_CORNERS = 65_536;
const codeOf = (a: number, b: number): number => (a < b ? a * MOST_CORNERS + b : b * MOST_CORNERS + a);

export type ShellSides = {
  /** The faces along a side, by place; empty where none goes. */
  facesAt(a: number, b: number): readonly number[];
  /** The two corners of each side. */
  forEach(visit: (a: number, b: number, faces: readonly number[]) => void): void;
  /**
   * What a face and all that hangs together with it closes: for each face 1, -1 where its loops are to be read the other way
   * round, 0 where it has no part in it. Null where it does not close.
   */
  closedAround(face: number): Int8Array | null;
};

export function sidesOfShell(faces: readonly ShellFace[]): ShellSides {
  const uses = new Map<number, Use[]>();
  for (let face = 0; face < faces.length; face += 1) {
    for (const loop of faces[face]!.loops) {
      for (let at = 0; at < loop.length; at += 1) {
        const [a, b] = [loop[at]!, loop[at + 1 === loop.length ? 0 : at + 1]!];
        if (a === b) continue;
        const [code, use] = [codeOf(a, b), 2 * face + (a < b ? 0 : 1)];
        const held = uses.get(code);
        if (held) held.push(use);
        else uses.set(code, [use]);
      }
    }
  }

  /** Takes the face on the other side of each of its sides along; false where there is not just one. */
  function spread(face: number, signs: Int8Array, waiting: number[]): boolean {
    for (const loop of faces[face]!.loops) {
      for (let at = 0; at < loop.length; at += 1) {
        const [a, b] = [loop[at]!, loop[at + 1 === loop.length ? 0 : at + 1]!];
        if (a === b) continue;
        const held = uses.get(codeOf(a, b))!;
        if (held.length !== 2) return false;
        const own = held[0] === 2 * face + (a < b ? 0 : 1) ? 0 : 1;
        const other = faceOf(held[1 - own]!);
        const isOpposite = (held[0]! & 1) !== (held[1]! & 1);
        const sign = isOpposite ? signs[face]! : -signs[face]!;
        if (signs[other] === 0) {
          signs[other] = sign;
          waiting.push(other);
        } else if (signs[other] !== sign) return false;
      }
    }
    return true;
  }

  return {
    facesAt: (a, b) => (uses.get(codeOf(a, b)) ?? []).map(faceOf),
    forEach(visit) {
      for (const [code, held] of uses) visit(Math.floor(code / MOST_CORNERS), code % MOST_CORNERS, held.map(faceOf));
    },
    closedAround(face) {
      const signs = new Int8Array(faces.length);
      signs[face] = 1;
      const waiting = [face];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (!spread(next, signs, waiting)) return null;
      }
      return signs;
    },
  };
}
