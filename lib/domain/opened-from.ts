/** The page that the scan editor returns to. A separate file, because few pages need it. */

/** The parameter with the return path, if it is not the claim. */
export const RETURN_PARAM = "from";

/** Returns the editor's path with the page of the app to return to. */
export const openedFrom = (scanViewer: string, page: string): string =>
  `${scanViewer}&${RETURN_PARAM}=${encodeURIComponent(page)}`;
