/**
 * Invisible characters that come with pasted text: zero-width blanks and joiners, directional marks, the byte order
 * mark, the soft hyphen and the word joiner. People cannot see them, and no rule expects them.
 */
const MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const HAS_MARK = new RegExp(MARKS.source);

/** Scripts whose spelling needs U+200C and U+200D, such as Persian and Hindi. */
const JOINING = [
  "Arabic",
  "Syriac",
  "Mongolian",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Myanmar",
];
const LETTER = `(?=[${JOINING.map((script) => `\\p{Script_Extensions=${script}}`).join("")}])[\\p{L}\\p{M}]`;
/** U+200D between two parts of one emoji; a part may end in a skin tone or a variation selector. */
const IN_EMOJI = "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})";
const NEEDED = new RegExp(`(?<=${LETTER})[\\u200c\\u200d]+|${IN_EMOJI}`, "gu");

/**
 * Returns the text without invisible characters. Joiners stay after a letter of a script that needs them, and within
 * an emoji.
 */
export function withoutMarks(text: string): string {
  if (!HAS_MARK.test(text)) return text;
  let clean = "";
  let from = 0;
  // Only the text between two needed joiners is searched.
  for (const needed of text.matchAll(NEEDED)) {
    clean += text.slice(from, needed.index).replace(MARKS, "") + needed[0];
    from = needed.index + needed[0].length;
  }
  return clean + text.slice(from).replace(MARKS, "");
}

/** Fields with passwords, of which every character counts. */
const UNCHANGED_FIELDS = new Set(["password", "oldPassword"]);

/** Strips every text in a JSON value, except passwords. Returns the same object if there is nothing to strip. */
export function recordWithoutMarks<Value>(value: Value): Value {
  if (typeof value === "string") return withoutMarks(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const cleaned = value.map(recordWithoutMarks);
    return cleaned.some((each, index) => each !== value[index]) ? (cleaned as Value) : value;
  }
  const changed = Object.entries(value).flatMap(([name, each]) => {
    const cleaned = UNCHANGED_FIELDS.has(name) ? each : recordWithoutMarks(each);
    return cleaned === each ? [] : [[name, cleaned]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
