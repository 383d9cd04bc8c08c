/**
 * Searches many texts for many secrets at once. Comparing a hundred million characters with some hundred secrets takes
 * half a minute; here a text is read once, and a secret is compared only where its first four characters occur.
 */

/** The bit that makes upper and lower case equal; a hit is compared again. */
const FOLD = 32;
const SPAN = 4;
const BITS = 7;
const MASK = 2 ** (SPAN * BITS) - 1;

const gramOf = (text: string): number => {
  let gram = 0;
  for (let index = 0; index < SPAN; index += 1) gram = (gram << BITS) | ((text.charCodeAt(index) | FOLD) & 127);
  return gram & MASK;
};

export type Sought<Secret> = { secret: Secret; forms: readonly string[] };

/** Returns a function that finds all secrets that a text contains in one of their forms, in any case. */
export function searchFor<Secret>(all: readonly Sought<Secret>[]): (text: string) => Set<Secret> {
  const known = new Uint8Array(2 ** (SPAN * BITS - 3));
  const byGram = new Map<number, { secret: Secret; form: string }[]>();
  for (const { secret, forms } of all) {
    for (const form of forms) {
      if (form.length < SPAN) throw new Error(`Too short to be looked for: ${form.length} characters`);
      const gram = gramOf(form);
      known[gram >> 3]! |= 1 << (gram & 7);
      byGram.set(gram, [...(byGram.get(gram) ?? []), { secret, form: form.toLowerCase() }]);
    }
  }
  return (text) => {
    const found = new Set<Secret>();
    let gram = 0;
    for (let index = 0; index < text.length; index += 1) {
      gram = ((gram << BITS) | ((text.charCodeAt(index) | FOLD) & 127)) & MASK;
      if (((known[gram >> 3] ?? 0) & (1 << (gram & 7))) === 0) continue;
      const from = index - SPAN + 1;
      for (const { secret, form } of byGram.get(gram) ?? []) {
        if (!found.has(secret) && text.slice(from, from + form.length).toLowerCase() === form) found.add(secret);
      }
    }
    return found;
  };
}
