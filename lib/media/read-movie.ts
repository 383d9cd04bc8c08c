/** Reads the container of a video from its boxes, without playing it. */
export type Movie = {
  isCutOff: boolean;
  /** Four letters per video track, such as "avc1"; none for a file with sound only. */
  codecs: string[];
};

/** The whole index of an MP4: an hour of video has an index of 2 MB. */
const INDEX_BYTES = 64 * 1024 * 1024;
const NEEDED = ["ftyp", "moov", "moof", "mdat"];

type Box = { type: string /** Of its content. */; from: number; to: number };

async function bytesOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** The box at `at` of a view that starts at `start` of the file; null if there is none. */
function boxAt(view: DataView, at: number, end: number, start = 0): Box | null {
  if (at + 8 > view.byteLength) return null;
  const size = view.getUint32(at);
  const type = nameAt(view, at + 4);
  const place = start + at;
  if (size === 0) return { type, from: place + 8, to: end };
  if (size === 1) {
    if (at + 16 > view.byteLength) return null;
    return { type, from: place + 16, to: place + Number(view.getBigUint64(at + 8)) };
  }
  return size < 8 ? null : { type, from: place + 8, to: place + size };
}

/** Reads an MP4 or a QuickTime file. */
export async function readMp4(file: Blob): Promise<Movie> {
  let index: Box | null = null;
  let isCutOff = false;
  for (let at = 0; at < file.size; ) {
    const box = boxAt(await bytesOf(file, at, at + 16), 0, file.size, at);
    if (!box || box.to <= at) break;
    if (box.to > file.size && NEEDED.includes(box.type)) isCutOff = true;
    if (box.type === "moov") index = box;
    at = box.to;
  }
  if (!index || isCutOff || index.to - index.from > INDEX_BYTES) return { isCutOff: isCutOff || !index, codecs: [] };
  return { isCutOff: false, codecs: pictureCodecs(await bytesOf(file, index.from, index.to)) };
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const box = boxAt(view, at, to);
    if (!box || box.to > to) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

/** Follows a path of boxes; null if one is missing. */
function find(view: DataView, within: Box, ...path: string[]): Box | null {
  return path.reduce<Box | null>(
    (parent, type) => parent && (boxesIn(view, parent.from, parent.to).find((box) => box.type === type) ?? null),
    within,
  );
}

function pictureCodecs(view: DataView): string[] {
  return boxesIn(view, 0, view.byteLength)
    .filter(({ type }) => type === "trak")
    .flatMap((track) => {
      const handler = find(view, track, "mdia", "hdlr");
      const samples = find(view, track, "mdia", "minf", "stbl", "stsd");
      if (!handler || !samples || samples.to - samples.from < 16) return [];
      // Both begin with a version and flags; the name follows a count and the length of the first entry.
      return nameAt(view, handler.from + 8) === "vide" ? [nameAt(view, samples.from + 12)] : [];
    });
}

const WEBM_HEAD_BYTES = 4096;

/** Whether the only segment of a WebM ends past the file. A streaming recorder leaves its length open. */
export async function isWebmCutOff(file: Blob): Promise<boolean> {
  const view = await bytesOf(file, 0, WEBM_HEAD_BYTES);
  try {
    const header = lengthAt(view, 4);
    const segment = 4 + header.bytes + (header.value ?? 0);
    if (view.getUint32(segment) !== 0x18538067) return false;
    const { bytes, value } = lengthAt(view, segment + 4);
    return value !== null && segment + 4 + bytes + value > file.size;
  } catch {
    return file.size < WEBM_HEAD_BYTES;
  }
}

/** An EBML length: its leading zero bits give its number of bytes; all ones means unknown. */
function lengthAt(view: DataView, at: number): { bytes: number; value: number | null } {
  const first = view.getUint8(at);
  const bytes = Math.clz32(first) - 23;
  let value = first & (0xff >> bytes);
  let isOpen = value === 0xff >> bytes;
  for (let index = 1; index < bytes; index += 1) {
    const byte = view.getUint8(at + index);
    value = value * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  return { bytes, value: isOpen ? null : value };
}
