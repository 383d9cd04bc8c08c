/** What a page and the worker that reads Lintel's own files for it say to each other. */
import type { ReadExchange } from "@/lib/editor/formats/exchange/read-exchange";
import type { WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";

/** What a file holds, and what all of it measures; no figures of one that is refused. */
export type OwnFile = { read: ReadExchange; figures: WholeIntakeFigures | null };

/** The first says that it has come up. */
export type FromExchangeWorker = { isReady: true } | { file: OwnFile };
