/** What rooms are called where several are spoken of at once: no two alike. */
import { cleanText } from "./read-values";

function timesOf(titles: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  return times;
}

/** Of a file, without what all captures' names end in. */
export const plainName = (fileName: string): string => fileName.replace(/(\.capturedRoom)?\.json$/i, "");

/** Rooms without a name go by their file's; of one name by their files, and of one file by their number there. */
export function tellApart(rooms: readonly { name: string | null; file: string }[]): string[] {
  const names = rooms.map(({ name, file }) => name ?? plainName(file));
  const byName = timesOf(names);
  const titles = names.map((name, at) => {
    const file = plainName(rooms[at]!.file);
    return byName.get(name)! > 1 && name !== file ? `${name} (${file})` : name;
  });
  const byTitle = timesOf(titles);
  const counted = new Map<string, number>();
  return titles.map((title) => {
    if (byTitle.get(title) === 1) return title;
    const number = (counted.get(title) ?? 0) + 1;
    counted.set(title, number);
    return `${title} ${number}`;
  });
}

/** `file`: its place among the files. */
type NamedRoom = { id: string; name: string | null; file: number };

/** What rooms that would be taken are called, by their ids, with the names that they are being given (an empty one: none). */
export function titlesOf(
  { rooms, files }: { rooms: readonly NamedRoom[]; files: readonly { fileName: string }[] },
  typed: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const titles = tellApart(
    rooms.map(({ id, name, file }) => ({
      name: (typed[id]?.trim() ?? name) || null,
      file: files[file]?.fileName ?? "",
    })),
  );
  return new Map(rooms.map(({ id }, at) => [id, titles[at]!]));
}

/** As long as a room's name may be typed. */
export const LONGEST_ROOM_NAME = 80;

/**
 * The names that rooms without one are taken under, by their ids: what they are called in the preview, and so in the survey.
 * An empty one where the file's name gives none.
 */
export function namesOfNameless(
  intake: Parameters<typeof titlesOf>[0],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const titles = titlesOf(intake, typed);
  const nameless = intake.rooms.filter(({ id, name }) => (typed[id]?.trim() ?? name ?? "") === "");
  return Object.fromEntries(nameless.map(({ id }) => [id, cleanText(titles.get(id) ?? "", LONGEST_ROOM_NAME).trim()]));
}
