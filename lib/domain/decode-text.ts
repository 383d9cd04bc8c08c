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

const MARKS: readonly [encoding: TextEncoding, first: number, second: number][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
/** Encodings that can be scored by the position of letters in words, the likeliest first. */
const JUDGED: readonly TextEncoding[] = ["windows-1252", "windows-1250", "macintosh", "windows-1254", "windows-1251"];
/** Scores this close leave both encodings possible. */
const CLEAR_MARGIN = 1.5;
const RARE = /[œŒÿŸƒðÐþÞªºµ]/;
const PUNCTUATION = /[\u00a0‘’‚“”„–—…€«»]/;

/** The start of a ZIP file, such as a spreadsheet's own. */
const isPacked = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

/** Whether most bytes at even or odd positions are zero, as in Latin text in UTF-16 without its mark. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  if (isPacked(bytes)) return null;
  const pairs = Math.floor(bytes.length / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / pairs);
  if (odd > 0.2 && even < 0.05) return "utf-16le";
  return even > 0.2 && odd < 0.05 ? "utf-16be" : null;
}

/** How well a letter fits its position: 1 as in a name, less if it is rare, below 0 if no name has it. */
function letterScore(text: string, at: number): number {
  const [before = "", letter = "", after = ""] = [text[at - 1], text[at], text[at + 1]];
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
  const isAmongForeign =
    !isCyrillic && [before, after].every((each) => /[^\p{ASCII}]/u.test(each) && /\p{L}/u.test(each));
  return isAmongForeign ? 0 : 1;
}

function scoreOf(text: string): number {
  let score = 0;
  for (const { index } of text.matchAll(/[^\p{ASCII}]/gu)) score += letterScore(text, index);
  return score;
}

function likeliest(bytes: Uint8Array): DecodedText {
  // Scoring the letters of a photo would take seconds. This encoding has no control characters of its own.
  const raw: DecodedText = {
    text: new TextDecoder("macintosh").decode(bytes),
    encoding: "macintosh",
    isDoubtful: true,
  };
  if (isNoText(raw.text)) return raw;
  const read = JUDGED.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { encoding, text, score: scoreOf(text) };
  });
  const best = read.reduce((most, each) => (each.score > most.score ? each : most));
  const rivals = read.filter(({ text, score }) => text !== best.text && score > best.score - CLEAR_MARGIN);
  return { text: best.text, encoding: best.encoding, isDoubtful: rivals.length > 0 || best.score <= 0 };
}

/** Without a choice, the encoding is detected from the content. */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const certain = (encoding: TextEncoding): DecodedText => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    isDoubtful: false,
  });
  if (chosen) return certain(chosen);
  const marked = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return certain(marked[0]);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return certain(unmarked);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8", isDoubtful: false };
  } catch {
    // A file that was cut off, or has a line in another encoding, still has most of its letters intact.
    const text = new TextDecoder("utf-8").decode(bytes);
    const broken = text.split("\ufffd").length - 1;
    const whole = (text.match(/[^\p{ASCII}\ufffd]/gu) ?? []).length;
    return whole > broken ? { text, encoding: "utf-8", isDoubtful: true } : likeliest(bytes);
  }
}

/** Whether most of it is no text, as in a spreadsheet's own file with another name. */
export function isNoText(text: string): boolean {
  const controls = text.match(/\p{Cc}/gu)?.filter((letter) => !"\t\n\r".includes(letter)).length ?? 0;
  return text.startsWith("PK\u0003\u0004") || text.startsWith("%PDF-") || controls > Math.max(8, text.length / 100);
}
