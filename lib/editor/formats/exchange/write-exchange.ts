/** Writes a survey's records as JSON that `readExchange` reads without loss. */
import { GEOMETRY_KINDS } from "../../../domain/geometry-records";
import type { SceneRecords } from "../../core/scene";
import { EXCHANGE_FORMAT, EXCHANGE_LISTS, EXCHANGE_VERSION, type ExchangeSource } from "./exchange-format";

/** Writes one record per line. The survey key is in the head only. */
export function writeExchange(records: Partial<SceneRecords>, source: ExchangeSource): string {
  const { surveyKey, title, exportedAt } = source;
  const head = {
    format: EXCHANGE_FORMAT,
    version: EXCHANGE_VERSION,
    unit: "metre",
    upAxis: "y",
    surveyKey,
    title,
    exportedAt,
  };
  const lists = GEOMETRY_KINDS.map((kind) => {
    const lines = (records[kind] ?? []).map(({ surveyKey: _, ...record }) => JSON.stringify(record));
    return `"${EXCHANGE_LISTS[kind]}": [${lines.length > 0 ? `\n${lines.join(",\n")}\n` : ""}]`;
  });
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(",\n")}\n}\n`;
}
