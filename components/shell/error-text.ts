import { ERROR_COPY } from "./error-copy";

export type ErrorText = {
  title: string;
  detail?: string;
  /** The title of the browser tab. */
  pageTitle: string;
};

const TEXTS: Record<string, ErrorText> = {
  "401": {
    title: ERROR_COPY.somethingWrong,
    detail: ERROR_COPY.tryReloading,
    pageTitle: ERROR_COPY.pageTitles.reload,
  },
  "403": { title: ERROR_COPY.noAccess, detail: ERROR_COPY.checkAddress, pageTitle: ERROR_COPY.pageTitles.noAccess },
  "404": { title: ERROR_COPY.notFound, pageTitle: ERROR_COPY.pageTitles.notFound },
};
const OTHER_TEXT: ErrorText = { title: ERROR_COPY.somethingWrong, pageTitle: ERROR_COPY.pageTitles.other };

/** Returns the texts of an error page by its code; unknown codes share one text. */
export function errorTextOf(code: string | null): ErrorText {
  return (code !== null && Object.hasOwn(TEXTS, code) && TEXTS[code]) || OTHER_TEXT;
}
