/** Texts of the QA report that the page needs before the window opens. */
import { RETRY } from "@/lib/shared-copy";

export const providerCopy = {
  open: "QA report",
  keywords: "second window screen monitor pop-up quality",
  notWhile: (status: string) => `Not available in ${status}`,
  blocked: "Your browser blocked the QA report. Allow pop-ups for this site, then try again.",
  tryAgain: RETRY,
};
