import { readExchange } from "@/lib/editor/formats/exchange/read-exchange";
import { figuresOfAll } from "@/lib/editor/formats/import/intake-figures";
import type { LintelFile } from "./lintel-file-messages";

/** Parses the text of a Lintel file; never throws. */
export function parseLintelFile(text: string): LintelFile {
  const read = readExchange(text);
  return { read, figures: read.ok ? figuresOfAll(read.source.surveyKey, read.records) : null };
}
