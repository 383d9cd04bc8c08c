/** Joins a person's given and family name; returns '--' if both are empty. */
export function personName(person: { givenName?: string | null; familyName?: string | null }): string {
  const name = [person.givenName, person.familyName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
  return name || "--";
}
