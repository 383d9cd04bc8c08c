/** One choice of a select. Only `text` is searched. */
export type Option<Value extends string = string> = {
  value: Value;
  text: string;
  /** Shown after the text in a quieter color; not searched. */
  detail?: string;
  /** Why the option cannot be chosen now. */
  disabledReason?: string | null;
};

/** Throws for an option without a string value, which can come from data. */
export function assertStringValues(options: readonly Option[]): void {
  const invalid = options.find(({ value }) => typeof value !== "string");
  if (invalid)
    throw new TypeError(`An option needs a string value: "${invalid.text}" has ${JSON.stringify(invalid.value)}.`);
}

export const isChoosable = (option: Option | undefined) => option !== undefined && !option.disabledReason;

/** Creates the search of one list; lowercased texts are cached across keystrokes. */
export function createOptionSearch<Value extends string>(options: readonly Option<Value>[]) {
  let lowered: string[] | null = null;
  /** Returns the options whose text contains the query in any case; all of them for a blank query. */
  return (query: string): readonly Option<Value>[] => {
    const needle = query.trim().toLowerCase();
    if (needle === "") return options;
    lowered ??= options.map(({ text }) => text.toLowerCase());
    const texts = lowered;
    return options.filter((_, index) => texts[index]?.includes(needle));
  };
}
