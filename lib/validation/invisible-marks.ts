/**
 * Marks without width that come along when text is pasted: zero-width blanks and joiners, directional marks, the byte
 * order mark, and the soft hyphen and word joiner of web pages. Nobody sees them, and no rule expects them.
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

/** The text without invisible marks. Joiners stay after a letter of a script that needs them, and inside an emoji. */
export function withoutMarks(text: string): string {
  if (!HAS_MARK.test(text)) return text;
  let clean = "";
  let from = 0;
  // Only what is between two needed joiners is searched for marks.
  for (const needed of text.matchAll(NEEDED)) {
    clean += text.slice(from, needed.index).replace(MARKS, "") + needed[0];
    from = needed.index + needed[0].length;
  }
  return clean + text.slice(from).replace(MARKS, "");
}

/** Fields whose text is kept exactly as it came: a mark in a password is part of the password. */
const KEPT_AS_SENT = new Set(["password", "oldPassword"]);

/** A value as JSON holds it, every text in it without invisible marks, passwords excepted. The same object if none has any. */
export function recordWithoutMarks<Value>(value: Value): Value {
  if (typeof value === "string") return withoutMarks(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const cleaned = value.map(recordWithoutMarks);
    return cleaned.some((each, at) => each !== value[at]) ? (cleaned as Value) : value;
  }
  const changed = Object.entries(value).flatMap(([name, each]) => {
    const cleaned = KEPT_AS_SENT.has(name) ? each : recordWithoutMarks(each);
    return cleaned === each ? [] : [[name, cleaned]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
