/** The way back from the scan editor. By itself, since most pages lead nowhere near it. */

/** Names where whoever is done in the scan editor is led back to, where that is not the claim. */
export const RETURN_PARAM = "from";

/** The editor's own address, opened from this page of ours. */
export const openedFrom = (scanViewer: string, page: string): string =>
  `${scanViewer}&${RETURN_PARAM}=${encodeURIComponent(page)}`;
