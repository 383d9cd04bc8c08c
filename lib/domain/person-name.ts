/** A person's name as it is written: given and family name joined, '--' when both are empty. */
export function personName(person: { givenName?: string | null; familyName?: string | null }): string {
  const name = [person.givenName, person.familyName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
  return name || "--";
}
