/** Compares addresses as people type them. */
import type { Address } from "./entities";

/** Long and short forms; the short ones are compared. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  av: "ave",
  lane: "ln",
  drive: "dr",
  court: "ct",
  road: "rd",
  boulevard: "blvd",
  place: "pl",
  terrace: "ter",
  circle: "cir",
  highway: "hwy",
  parkway: "pkwy",
  square: "sq",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  apartment: "apt",
  suite: "ste",
};
/** Words that only introduce a unit. */
const UNIT_WORDS = new Set(["apt", "ste", "unit", "no"]);

/** Returns words in lower case, without diacritics and punctuation, in short forms: "12 Élm Street." is "12 elm st". */
function plainWords(text: string | null | undefined): string[] {
  const plain = (text ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain === "" ? [] : plain.split(" ").map((word) => SHORT_FORMS[word] ?? word);
}

const plain = (text: string | null | undefined) => plainWords(text).join(" ");

/** Splits street and unit, whichever line has them: "12 Elm St, Apt 4" is the same as "12 Elm St" with "#4". */
function streetOf({ line1, line2 }: Partial<Address>): { street: string; unit: string } {
  const words = plainWords(line1);
  const unitIndex = words.findIndex((word, index) => index > 0 && UNIT_WORDS.has(word));
  const unitWords = unitIndex < 0 ? [] : words.slice(unitIndex);
  const unit = [...unitWords, ...plainWords(line2)].filter((word) => !UNIT_WORDS.has(word));
  return { street: (unitIndex < 0 ? words : words.slice(0, unitIndex)).join(" "), unit: unit.join(" ") };
}

/** Compares by ZIP code (five digits) if both have one, else by city and, if both have one, region. */
function isSameLocality(left: Partial<Address>, right: Partial<Address>): boolean {
  const [leftCode, rightCode] = [left, right].map(({ postalCode }) =>
    plain(postalCode).replaceAll(" ", "").slice(0, 5),
  );
  if (leftCode && rightCode) return leftCode === rightCode;
  const [leftRegion, rightRegion] = [plain(left.region), plain(right.region)];
  const isRegionUnknown = leftRegion === "" || rightRegion === "";
  return (
    plain(left.city) !== "" && plain(left.city) === plain(right.city) && (isRegionUnknown || leftRegion === rightRegion)
  );
}

/**
 * Whether both have the same street and number in the same city. Different units are different homes; a missing unit
 * matches any. Without a street, or without a city or ZIP code, nothing matches.
 */
export function isSameAddress(left: Partial<Address>, right: Partial<Address>): boolean {
  const [one, other] = [streetOf(left), streetOf(right)];
  const isUnitUnknown = one.unit === "" || other.unit === "";
  return (
    one.street !== "" &&
    one.street === other.street &&
    (isUnitUnknown || one.unit === other.unit) &&
    isSameLocality(left, right)
  );
}
