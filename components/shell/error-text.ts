import { ERROR_WORDS } from "./error-words";

export type ErrorText = {
  title: string;
  detail?: string;
  /** What the browser's tab says. */
  pageTitle: string;
};

const TEXTS: Record<string, ErrorText> = {
  "401": {
    title: ERROR_WORDS.somethingWrong,
    detail: ERROR_WORDS.tryReloading,
    pageTitle: ERROR_WORDS.pageTitles.reload,
  },
  "403": { title: ERROR_WORDS.noAccess, detail: ERROR_WORDS.checkAddress, pageTitle: ERROR_WORDS.pageTitles.noAccess },
  "404": { title: ERROR_WORDS.notFound, pageTitle: ERROR_WORDS.pageTitles.notFound },
};
const ANY_OTHER: ErrorText = { title: ERROR_WORDS.somethingWrong, pageTitle: ERROR_WORDS.pageTitles.other };

/** What an error page says of its code; every unknown code has the same text. */
export function errorTextOf(code: string | null): ErrorText {
  return (code !== null && Object.hasOwn(TEXTS, code) && TEXTS[code]) || ANY_OTHER;
}
