import type { ReactNode } from "react";

/** Characters of one line that a browser is given; no screen is wide enough for more. */
const MOST = 1_000;

/** A plain text that is far too long for its line is cut, so that one record cannot slow a whole list. */
export function cutText(content: ReactNode): ReactNode {
  if (typeof content !== "string" || content.length <= MOST) return content;
  // Not between the two halves of one character.
  const end = /[\uD800-\uDBFF]/.test(content.charAt(MOST - 1)) ? MOST - 1 : MOST;
  return `${content.slice(0, end)}…`;
}
