"use client";

import { type RefObject, useRef } from "react";
import { useFocusHome } from "../overlays/use-focus-home";

const ROW_LEADS = "tbody [data-row-lead]";
const readRowIndex = (element: Element) => Number(element.closest("tr")?.dataset.index);

/**
 * Keeps the focus in a list of rows: when the focused row, bulk bar or side panel disappears, the focus moves to the
 * row at the last focused position.
 */
export function useListFocus(page: RefObject<HTMLElement | null>): void {
  const lastIndex = useRef(0);
  useFocusHome(
    page,
    (list) => {
      const leads = [...list.querySelectorAll<HTMLElement>(ROW_LEADS)];
      return leads.find((lead) => readRowIndex(lead) >= lastIndex.current) ?? leads.at(-1);
    },
    (element) => {
      const index = readRowIndex(element);
      if (!Number.isNaN(index)) lastIndex.current = index;
    },
  );
}
