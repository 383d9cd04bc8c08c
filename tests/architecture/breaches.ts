/** Checks one file against the import table. */
import { IMPORT_TABLE, type RoomRule } from "./import-table";

export const isIn = (path: string, room: string) =>
  path === room || path.startsWith(`${room}/`) || path === room.replace(/\.ts$/, "");

function ruleFor(file: string): RoomRule | undefined {
  return IMPORT_TABLE.filter((rule) => isIn(file, rule.room)).sort((a, b) => b.room.length - a.room.length)[0];
}

/** Returns one sentence for each import that the file's room does not allow. */
export function breaches(file: string, imports: readonly string[]): string[] {
  const rule = ruleFor(file);
  if (!rule) return [`${file}: no room of the table holds it`];
  return imports
    .filter((imported) => {
      if (imported.startsWith("./")) return !rule.rooms.some((room) => isIn(imported.slice(2), room));
      return !rule.packages.some(
        (name) => name === "*" || imported === name || imported.startsWith(name.endsWith(":") ? name : `${name}/`),
      );
    })
    .map((imported) => `${file} imports ${imported}`);
}
