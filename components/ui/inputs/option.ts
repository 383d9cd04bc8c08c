/** One choice of a select. Its value is a string; its text is what is shown and searched. */
export type Option<Value extends string = string> = {
  value: Value;
  text: string;
  /** Beside the text, in a quieter colour; not searched. */
  detail?: string;
  /** Why it cannot be chosen now. */
  disabledReason?: string | null;
};

/** From data, an option may come without one: then choosing it would mean nothing. */
export function assertStringValues(options: readonly Option[]): void {
  const odd = options.find(({ value }) => typeof value !== "string");
  if (odd) throw new TypeError(`An option needs a string value: "${odd.text}" has ${JSON.stringify(odd.value)}.`);
}

export const isChoosable = (option: Option | undefined) => option !== undefined && !option.disabledReason;

/** Makes the search of one list; the lower-cased texts are kept, since each keystroke asks again. */
export function optionSearch<Value extends string>(options: readonly Option<Value>[]) {
  let lowered: string[] | null = null;
  /** The options whose text holds the query in any case; all of them for a blank query. */
  return (query: string): readonly Option<Value>[] => {
    const wanted = query.trim().toLowerCase();
    if (wanted === "") return options;
    lowered ??= options.map(({ text }) => text.toLowerCase());
    const texts = lowered;
    return options.filter((_, index) => texts[index]?.includes(wanted));
  };
}

/** Longer texts are cut where a line shows them: a browser lays out the hidden rest too. */
const LONGEST_LINE = 300;

/** The part of a text that a single line can show. */
export function lineOf(text: string): string {
  return text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE).replace(/[\ud800-\udbff]$/, "")}…`;
}
