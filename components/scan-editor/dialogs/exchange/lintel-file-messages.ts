/** The messages between the page and the worker that reads Lintel files. */
import type { ReadExchange } from "@/lib/editor/formats/exchange/read-exchange";
import type { WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";

/** The content of a file and its measures; no measures if the file is refused. */
export type LintelFile = { read: ReadExchange; figures: WholeIntakeFigures | null };

/** The first message says that the worker is ready. */
export type FromExchangeWorker = { isReady: true } | { file: LintelFile };
