/** What a page says of the QA report before there is a window. */
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

export const providerCopy = {
  open: "QA report",
  keywords: "second window screen monitor pop-up quality",
  notWhile: (status: string) => `Not while the claim is ${quoted(status)}`,
  blocked: "Your browser blocked the QA report. Allow pop-ups for this site, then try again.",
  tryAgain: RETRY,
};
