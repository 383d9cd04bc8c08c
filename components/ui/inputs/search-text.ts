import { sliceText } from "../cut-text";

/** The maximum length of a search; a longer one makes a URL that servers refuse (431). */
export const MAX_SEARCH_LENGTH = 200;

/** Trims and shortens a search for the URL, without splitting a character. */
export const searchText = (text: string): string => sliceText(text.trim(), MAX_SEARCH_LENGTH).trimEnd();
