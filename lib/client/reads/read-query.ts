import type { inferParserType, ParserMap } from "nuqs";

/** Parses the values of an address's query; missing and invalid values get their defaults. */
export function readQuery<Parsers extends ParserMap>(parsers: Parsers, query: string): inferParserType<Parsers> {
  const params = new URLSearchParams(query);
  const values = Object.entries(parsers).map(([name, parser]) => [
    name,
    parser.parseServerSide(params.get(name) ?? undefined),
  ]);
  return Object.fromEntries(values);
}
