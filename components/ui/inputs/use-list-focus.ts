"use client";

import { type RefObject, useRef } from "react";
import { useFocusHome } from "../overlays/use-focus-home";

const LEADS = "tbody [data-row-lead]";
const placeOf = (element: Element) => Number(element.closest("tr")?.dataset.index);

/**
 * Keeps the focus in a list: where the row, the bar of bulk actions or the look beside that had it goes away, it goes to
 * the row that stands in the place of the last one.
 */
export function useListFocus(page: RefObject<HTMLElement | null>): void {
  const place = useRef(0);
  useFocusHome(
    page,
    (list) => {
      const leads = [...list.querySelectorAll<HTMLElement>(LEADS)];
      return leads.find((lead) => placeOf(lead) >= place.current) ?? leads.at(-1);
    },
    (element) => {
      const at = placeOf(element);
      if (!Number.isNaN(at)) place.current = at;
    },
  );
}
