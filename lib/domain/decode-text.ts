/** Decodes the text of any program: Unicode if the bytes show it, else the likeliest legacy encoding. */

/** Names of the WHATWG Encoding standard. */
export const TEXT_ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "macintosh",
  "windows-1254",
  "windows-1251",
  "windows-1257",
  "windows-1253",
  "shift_jis",
  "gb18030",
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export type DecodedText = {
  text: string;
  encoding: TextEncoding;
  /** Whether letters may be wrong: several encodings fit, none does, or some bytes are invalid. */
  isDoubtful: boolean;
};

const BYTE_ORDER_MARKS: readonly [encoding: TextEncoding, first: number, second: number][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
/** Encodings that can be scored by the position of letters in words, the likeliest first. */
const SCORED: readonly TextEncoding[] = ["windows-1252", "windows-1250", "macintosh", "windows-1254", "windows-1251"];
/** Two encodings whose scores differ by less than this are both possible. */
const CLEAR_MARGIN = 1.5;
const RARE = /[œŒÿŸƒðÐþÞªºµ]/;
const PUNCTUATION = /[\u00a0‘’‚“”„–—…€«»]/;

/** Whether the bytes start like a ZIP file, such as an .xlsx workbook. */
const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);

/** Returns the UTF-16 encoding if bytes at odd or even positions are often zero, as in Latin text without a mark. */
function detectUnmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  if (isZip(bytes)) return null;
  const pairs = Math.floor(bytes.length / 2);
  const zeros = [0, 0];
  for (let index = 0; index < pairs * 2; index += 1) {
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / pairs);
  if (odd > 0.2 && even < 0.05) return "utf-16le";
  return even > 0.2 && odd < 0.05 ? "utf-16be" : null;
}

/** Scores how well a letter fits its position: 1 as in a name, less if it is rare, below 0 if no name has it. */
function letterScore(text: string, index: number): number {
  const [before = "", letter = "", after = ""] = [text[index - 1], text[index], text[index + 1]];
  if (!/\p{L}/u.test(letter)) return PUNCTUATION.test(letter) ? 0 : -2;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(letter);
  const isMixed = [before, after].some(
    (each) => /\p{L}/u.test(each) && /\p{Script=Cyrillic}/u.test(each) !== isCyrillic,
  );
  if (isMixed) return -2;
  const isUpperInWord = /\p{Lu}/u.test(letter) && /\p{L}/u.test(before) && /\p{Ll}/u.test(before + after);
  if (isUpperInWord) return -2;
  if (RARE.test(letter)) return 0.5;
  // Latin words have few accents; a word without plain letters is in another script.
  const isBetweenAccents =
    !isCyrillic && [before, after].every((each) => /[^\p{ASCII}]/u.test(each) && /\p{L}/u.test(each));
  return isBetweenAccents ? 0 : 1;
}

function scoreOf(text: string): number {
  let score = 0;
  for (const { index } of text.matchAll(/[^\p{ASCII}]/gu)) score += letterScore(text, index);
  return score;
}

function decodeLikeliest(bytes: Uint8Array): DecodedText {
  // Scoring the letters of a photo would take seconds. Macintosh decodes no high byte to a control character.
  const raw: DecodedText = {
    text: new TextDecoder("macintosh").decode(bytes),
    encoding: "macintosh",
    isDoubtful: true,
  };
  if (isNoText(raw.text)) return raw;
  const read = SCORED.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { encoding, text, score: scoreOf(text) };
  });
  const best = read.reduce((most, each) => (each.score > most.score ? each : most));
  const rivals = read.filter(({ text, score }) => text !== best.text && score > best.score - CLEAR_MARGIN);
  return { text: best.text, encoding: best.encoding, isDoubtful: rivals.length > 0 || best.score <= 0 };
}

/** Decodes bytes in the `chosen` encoding; without one, the encoding is detected from the content. */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const decodeAs = (encoding: TextEncoding): DecodedText => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    isDoubtful: false,
  });
  if (chosen) return decodeAs(chosen);
  const marked = BYTE_ORDER_MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return decodeAs(marked[0]);
  const unmarked = detectUnmarkedUtf16(bytes);
  if (unmarked) return decodeAs(unmarked);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8", isDoubtful: false };
  } catch {
    // A file that was cut off, or has a line in another encoding, still has most of its letters intact.
    const text = new TextDecoder("utf-8").decode(bytes);
    const broken = text.split("\ufffd").length - 1;
    const intact = (text.match(/[^\p{ASCII}\ufffd]/gu) ?? []).length;
    return intact > broken ? { text, encoding: "utf-8", isDoubtful: true } : decodeLikeliest(bytes);
  }
}

/** Whether the content is not text, as in a renamed workbook or PDF file. */
export function isNoText(text: string): boolean {
  const controls = text.match(/\p{Cc}/gu)?.filter((letter) => !"\t\n\r".includes(letter)).length ?? 0;
  return text.startsWith("PK\u0003\u0004") || text.startsWith("%PDF-") || controls > Math.max(8, text.length / 100);
}
