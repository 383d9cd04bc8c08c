/**
 * Looks for many secrets in many texts at once. To hold a hundred million characters against each of some hundred secrets
 * takes half a minute; here a text is gone through once, and only a secret whose first four characters are met is looked
 * for at that place.
 */

/** Letters of both cases are one here: what is found is looked at again. */
const FOLD = 32;
const SPAN = 4;
const BITS = 7;
const MASK = 2 ** (SPAN * BITS) - 1;

const gramOf = (text: string): number => {
  let gram = 0;
  for (let at = 0; at < SPAN; at += 1) gram = (gram << BITS) | ((text.charCodeAt(at) | FOLD) & 127);
  return gram & MASK;
};

export type Sought<Secret> = { secret: Secret; forms: readonly string[] };

/** Which secrets a text may hold in one of their forms, in whatever case; those that it does hold are all among them. */
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
    for (let at = 0; at < text.length; at += 1) {
      gram = ((gram << BITS) | ((text.charCodeAt(at) | FOLD) & 127)) & MASK;
      if (((known[gram >> 3] ?? 0) & (1 << (gram & 7))) === 0) continue;
      const from = at - SPAN + 1;
      for (const { secret, form } of byGram.get(gram) ?? []) {
        if (!found.has(secret) && text.slice(from, from + form.length).toLowerCase() === form) found.add(secret);
      }
    }
    return found;
  };
}
