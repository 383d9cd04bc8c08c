/** Distinct titles for rooms that are listed together. */
import { cleanText } from "./read-values";

function countTitles(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** Returns a file name without the usual endings of captures. */
export const plainName = (fileName: string): string => fileName.replace(/(\.capturedRoom)?\.json$/i, "");

/** Returns distinct titles: unnamed rooms get the file name; equal names get the file name or a number appended. */
export function distinctTitles(rooms: readonly { name: string | null; file: string }[]): string[] {
  const names = rooms.map(({ name, file }) => name ?? plainName(file));
  const byName = countTitles(names);
  const titles = names.map((name, index) => {
    const file = plainName(rooms[index]!.file);
    return byName.get(name)! > 1 && name !== file ? `${name} (${file})` : name;
  });
  const byTitle = countTitles(titles);
  const numbered = new Map<string, number>();
  return titles.map((title) => {
    if (byTitle.get(title) === 1) return title;
    const number = (numbered.get(title) ?? 0) + 1;
    numbered.set(title, number);
    return `${title} ${number}`;
  });
}

/** `file` is the index of the room's file. */
type NamedRoom = { id: string; name: string | null; file: number };

/** Returns the title of each room by id, with the names typed so far (an empty one clears the name). */
export function titlesOf(
  { rooms, files }: { rooms: readonly NamedRoom[]; files: readonly { fileName: string }[] },
  typed: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const titles = distinctTitles(
    rooms.map(({ id, name, file }) => ({
      name: (typed[id]?.trim() ?? name) || null,
      file: files[file]?.fileName ?? "",
    })),
  );
  return new Map(rooms.map(({ id }, index) => [id, titles[index]!]));
}

/** Longest room name that can be typed. */
export const MAX_ROOM_NAME_LENGTH = 80;

/** Returns names for the rooms without one, by id: their titles in the preview. Empty if the file name gives none. */
export function namesOfNameless(
  intake: Parameters<typeof titlesOf>[0],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const titles = titlesOf(intake, typed);
  const nameless = intake.rooms.filter(({ id, name }) => (typed[id]?.trim() ?? name ?? "") === "");
  return Object.fromEntries(
    nameless.map(({ id }) => [id, cleanText(titles.get(id) ?? "", MAX_ROOM_NAME_LENGTH).trim()]),
  );
}
