import type { MouseEvent } from "react";

/** A cell that the pointer comes to shows its whole text where its column is too narrow for it. */
export function titleWhenCut({ target }: MouseEvent): void {
  const cell = (target as Element).closest("td");
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll("*")].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1 && !part.closest("button"),
  );
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute("title");
}
