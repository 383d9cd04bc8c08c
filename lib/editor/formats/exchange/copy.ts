import { inMegabytes, overLimit } from "../../core/units/file-size";

/** Shortens any value: only plain values are shown. */
const shortOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? "{…}" : String(JSON.stringify(value) ?? "none").slice(0, 20);

/** Why an exchange file is refused, with the place in the file. */
export const EXCHANGE_COPY = {
  notJson: "The file is damaged: it ends too early or isn't valid JSON. Export it again.",
  notExchange: "This isn't a geometry file exported by Lintel.",
  newerVersion: (version: unknown) =>
    `The file has version ${shortOf(version)} of Lintel's geometry format. Only version 1 can be imported.`,
  noList: (list: string) => `The file is damaged: the list "${list}" is missing. Nothing was imported.`,
  empty: "The file contains no geometry.",
  tooMany: (count: number) =>
    `The file contains ${count.toLocaleString("en-US")} elements, more than any survey. Nothing was imported.`,
  badField: (place: string, expected: string) =>
    `The file is damaged: ${place} is not ${expected}. Nothing was imported.`,
  duplicate: (place: string) => `The file is damaged: the key of ${place} occurs twice. Nothing was imported.`,
  twice: (name: string, line: number) =>
    `The file is damaged: ${name} occurs twice (again in line ${line}). Nothing was imported.`,
  dangling: (place: string) =>
    `The file is damaged: ${place} refers to an element that isn't in the file. Nothing was imported.`,
  tooLarge: (bytes: number, limit: number) =>
    `The file has ${overLimit(bytes, limit)}. Geometry of up to ${inMegabytes(limit)} can be imported.`,
  allHere: "Everything in this file is already in this survey. Nothing was imported.",
  copied: (count: number) =>
    count === 1
      ? "1 element already exists elsewhere in this survey; it was imported as a copy with a new key."
      : `${count.toLocaleString("en-US")} elements already exist elsewhere in this survey; they were imported as copies with new keys.`,
  differing: (count: number) =>
    count === 1
      ? "1 element has a different name or details in the file; the survey's version was kept."
      : `${count.toLocaleString("en-US")} elements have different names or details in the file; the survey's versions were kept.`,
} as const;
