import { inMegabytes, overLimit } from "../../core/units/file-size";

/** What is no plain value may be of any depth. */
const shortOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? "{…}" : String(JSON.stringify(value) ?? "none").slice(0, 20);

/** Why a file of ours is not taken, each with the place in the file. */
export const EXCHANGE_COPY = {
  notJson: "The file is damaged: it ends too early or holds text that is not JSON. Export it again.",
  notExchange: "The file is no geometry that Lintel has exported.",
  newerVersion: (version: unknown) =>
    `The file has version ${shortOf(version)} of Lintel's geometry. Version 1 can be imported.`,
  noList: (list: string) => `The file is damaged: it has no list "${list}". Nothing was imported.`,
  empty: "The file holds no geometry.",
  tooMany: (count: number) =>
    `The file holds ${count.toLocaleString("en-US")} elements, more than any survey. Nothing was imported.`,
  badField: (place: string, wanted: string) => `The file is damaged: ${place} is not ${wanted}. Nothing was imported.`,
  duplicate: (place: string) => `The file is damaged: the key of ${place} occurs a second time. Nothing was imported.`,
  twice: (name: string, line: number) =>
    `The file is damaged: ${name} stands twice (again in line ${line}). Nothing was imported.`,
  dangling: (place: string) =>
    `The file is damaged: ${place} names an element that is not in the file. Nothing was imported.`,
  tooLarge: (bytes: number, limit: number) =>
    `The file has ${overLimit(bytes, limit)}. Geometry of up to ${inMegabytes(limit)} can be imported.`,
  allHere: "Everything in this file is in this survey already. Nothing was imported.",
  copied: (count: number) =>
    `${count === 1 ? "1 element was" : `${count.toLocaleString("en-US")} elements were`} in this survey elsewhere, under the same key; what came in is a copy with keys of its own.`,
  otherwise: (count: number) =>
    `${count === 1 ? "1 element that is there has another name or other details in the file; it was" : `${count.toLocaleString("en-US")} elements that are there have other names or details in the file; they were`} left as the survey has ${count === 1 ? "it" : "them"}.`,
} as const;
