import type { inferParserType, ParserMap } from "nuqs";

/** The values of an address's query by their parsers; what the query lacks, or has in a form of no parser, is the default. */
export function readQuery<Parsers extends ParserMap>(parsers: Parsers, query: string): inferParserType<Parsers> {
  const params = new URLSearchParams(query);
  const values = Object.entries(parsers).map(([name, parser]) => [
    name,
    parser.parseServerSide(params.get(name) ?? undefined),
  ]);
  return Object.fromEntries(values);
}
