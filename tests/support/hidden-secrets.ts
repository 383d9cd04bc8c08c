/**
 * Searches received data for secrets in any encoding: a code within a body is JSON within JSON, one in an address is
 * percent-encoded, and a recorder may send everything as base64.
 */

export type HiddenSecret = { kind: string; value: string };

/** The number of nested encodings that are decoded. */
const DEPTH = 5;
/** An encoded secret of six characters is at least this long. */
const MIN_LENGTH = 6;
const PRINTED = new RegExp(`[\\x20-\\x7e]{${MIN_LENGTH},}`, "g");
const BASE64 = /[\w+/-]{8,}/g;
const HEX = /(?:[\da-f]{2}){6,}/gi;
const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Removes one layer of JSON escapes. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, unit: string | undefined, sign: string) =>
    unit ? String.fromCharCode(Number.parseInt(unit, 16)) : (ESCAPES[sign] ?? sign),
  );

const percentDecoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"));

/** Returns printable text in encoded runs, decoded from each of `starts` offsets: other text may precede a secret. */
function decoded(text: string, runs: RegExp, encoding: "base64" | "hex", starts: number): string {
  const found: string[] = [];
  for (const [run] of text.matchAll(runs)) {
    for (let from = 0; from < starts; from += 1) {
      const bytes = Buffer.from(run.slice(from), encoding).toString("latin1");
      found.push(...(bytes.match(PRINTED) ?? []));
    }
  }
  return found.join("\n");
}

/** Returns a text and its possible decodings. */
function readingsOf(text: string): Set<string> {
  const readings = new Set([text]);
  let last = [text];
  for (let depth = 0; depth < DEPTH && last.length > 0; depth += 1) {
    const next = last.flatMap((one) => [
      unescaped(one),
      percentDecoded(one),
      decoded(one, BASE64, "base64", 4),
      decoded(one, HEX, "hex", 2),
    ]);
    last = [...new Set(next)].filter((one) => one.length >= MIN_LENGTH && !readings.has(one));
    for (const one of last) readings.add(one);
  }
  return readings;
}

/** Returns the secrets in a text, in any case and encoding. */
export function secretsIn<Secret extends HiddenSecret>(text: string, secrets: readonly Secret[]): Secret[] {
  const readings = [...readingsOf(text)].map((one) => one.toLowerCase());
  return secrets.filter(({ kind, value }) => {
    if (value.length < MIN_LENGTH) throw new Error(`Too short to be looked for: ${value.length} characters`);
    const sought = value.toLowerCase();
    if (kind !== "code") return readings.some((one) => one.includes(sought));
    // A time or a length may contain the six digits of a code, so a code must not be part of a longer number.
    const alone = new RegExp(`(?<!\\d)${sought}(?!\\d)`);
    return readings.some((one) => alone.test(one));
  });
}
