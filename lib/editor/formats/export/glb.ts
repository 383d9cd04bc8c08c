/** Writes binary glTF 2.0: a header, the scene as JSON, and one buffer. */
import type { MeshData } from "./mesh-builder";

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const SPACE = 0x20;

type Attributes = { attributes: { POSITION: number; NORMAL: number }; indices: number };

export type GlbBuffer = {
  /** Adds a mesh and returns the accessors of its parts. */
  add(mesh: MeshData): Attributes;
  /** Returns the file for a scene, with the buffers of the added meshes. */
  file(gltf: object): Uint8Array<ArrayBuffer>;
};

function boundsOf(positions: readonly number[]): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 1) {
    const value = Math.fround(positions[index]!);
    const axis = index % 3;
    if (value < min[axis]!) min[axis] = value;
    if (value > max[axis]!) max[axis] = value;
  }
  return { min, max };
}

/** Pads to a multiple of four bytes, as the format requires. */
function padBytes(bytes: Uint8Array, filler: number): Uint8Array {
  const result = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  result.set(bytes);
  return result;
}

export function createGlbBuffer(): GlbBuffer {
  const parts: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let length = 0;

  function addPart(values: Float32Array | Uint32Array, target: number): number {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    parts.push(bytes);
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    length += bytes.length;
    return bufferViews.length - 1;
  }

  function addAccessor(accessor: object): number {
    accessors.push(accessor);
    return accessors.length - 1;
  }

  return {
    add({ positions, normals, indices }) {
      const vectors = (values: readonly number[], bounds: object): number =>
        addAccessor({
          bufferView: addPart(Float32Array.from(values), ARRAY_BUFFER),
          componentType: FLOAT,
          count: values.length / 3,
          type: "VEC3",
          ...bounds,
        });
      const attributes = { POSITION: vectors(positions, boundsOf(positions)), NORMAL: vectors(normals, {}) };
      const bufferView = addPart(Uint32Array.from(indices), ELEMENT_ARRAY_BUFFER);
      const count = indices.length;
      return { attributes, indices: addAccessor({ bufferView, componentType: UNSIGNED_INT, count, type: "SCALAR" }) };
    },
    file(gltf) {
      const lists = length > 0 ? { buffers: [{ byteLength: length }], bufferViews, accessors } : {};
      const json = padBytes(new TextEncoder().encode(JSON.stringify({ ...gltf, ...lists })), SPACE);
      const binary = new Uint8Array(length);
      let offset = 0;
      for (const part of parts) {
        binary.set(part, offset);
        offset += part.length;
      }
      const chunks = [
        { bytes: json, type: JSON_CHUNK },
        ...(length > 0 ? [{ bytes: padBytes(binary, 0), type: BIN_CHUNK }] : []),
      ];
      const total = chunks.reduce((sum, { bytes }) => sum + 8 + bytes.length, 12);
      const file = new Uint8Array(total);
      const view = new DataView(file.buffer);
      for (const [index, value] of [MAGIC, VERSION, total].entries()) view.setUint32(index * 4, value, true);
      let chunkStart = 12;
      for (const { bytes, type } of chunks) {
        view.setUint32(chunkStart, bytes.length, true);
        view.setUint32(chunkStart + 4, type, true);
        file.set(bytes, chunkStart + 8);
        chunkStart += 8 + bytes.length;
      }
      return file;
    },
  };
}
