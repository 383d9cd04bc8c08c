/** What rooms are called where several are spoken of at once: no two alike. */

function timesOf(titles: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  return times;
}

/** Rooms without a name go by their file's; of one name by their files, and of one file by their number there. */
export function tellApart(rooms: readonly { name: string | null; file: string }[]): string[] {
  const names = rooms.map(({ name, file }) => name ?? file);
  const byName = timesOf(names);
  const titles = names.map((name, at) => {
    const { file } = rooms[at]!;
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
