/** Whether two addresses, as typed by people, are the same home. */
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
const UNIT_COPY = new Set(["apt", "ste", "unit", "no"]);

/** Lower case, without diacritics and punctuation, in short forms: "12 Élm Street." is "12 elm st". */
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

/** Street and unit, in whichever line each was typed: "12 Elm St, Apt 4" is "12 Elm St" and "#4". */
function streetOf({ line1, line2 }: Partial<Address>): { street: string; unit: string } {
  const words = plainWords(line1);
  const at = words.findIndex((word, place) => place > 0 && UNIT_COPY.has(word));
  const own = at < 0 ? [] : words.slice(at);
  const unit = [...own, ...plainWords(line2)].filter((word) => !UNIT_COPY.has(word));
  return { street: (at < 0 ? words : words.slice(0, at)).join(" "), unit: unit.join(" ") };
}

/** By ZIP code (five digits) if both have one, else by city and, if both have one, region. */
function samePlace(left: Partial<Address>, right: Partial<Address>): boolean {
  const [leftCode, rightCode] = [left, right].map(({ postalCode }) =>
    plain(postalCode).replaceAll(" ", "").slice(0, 5),
  );
  if (leftCode && rightCode) return leftCode === rightCode;
  const [leftRegion, rightRegion] = [plain(left.region), plain(right.region)];
  const isRegionOpen = leftRegion === "" || rightRegion === "";
  return (
    plain(left.city) !== "" && plain(left.city) === plain(right.city) && (isRegionOpen || leftRegion === rightRegion)
  );
}

/**
 * The same street and number in the same city; different units are different homes, and a missing unit matches any.
 * Without a street, or without a city or ZIP code, nothing matches.
 */
export function isSameAddress(left: Partial<Address>, right: Partial<Address>): boolean {
  const [one, other] = [streetOf(left), streetOf(right)];
  const isUnitOpen = one.unit === "" || other.unit === "";
  return (
    one.street !== "" &&
    one.street === other.street &&
    (isUnitOpen || one.unit === other.unit) &&
    samePlace(left, right)
  );
}
