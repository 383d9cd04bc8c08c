"use client";

import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../button";
import { formatCount } from "../format-time";
import { IconButton } from "../icon-button";
import { Menu, MenuRadioGroup } from "../menus/menu";
import { countPages, listPageSlots } from "./page-slots";
import styles from "./pagination.module.css";
import { paginationCopy as copy } from "./pagination-copy";

export type PaginationProps = {
  /** Names the paged records, such as "Report rows". */
  label: string;
  /** From 1; a page past the end shows as the last. */
  page: number;
  onPageChange: (page: number) => void;
  perPage: number;
  /** Offers a choice if it has more than one entry. */
  perPageOptions?: readonly number[];
  onPerPageChange?: (perPage: number) => void;
  /** The total number of rows. */
  total: number;
  /** The page is loading; no control can be pressed. */
  isLoading?: boolean;
};

/** The line under a paged table: the row range, the pages, and the rows per page. Arrow keys step through the pages. */
export function Pagination(props: PaginationProps) {
  const { perPage, perPageOptions = [], total, isLoading, onPageChange } = props;
  const count = countPages(total, perPage);
  const page = Math.min(Math.max(1, props.page), count);
  const first = (page - 1) * perPage + 1;
  const pages = useRef<HTMLElement>(null);
  /** The page requested by key; it may load later. */
  const requestedByKey = useRef<number | null>(null);
  // The focused page button may have been removed; the current page then takes the focus, so that the next arrow key
  // works.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const canTakeFocus = focused === document.body || pages.current?.contains(focused);
    if (requestedByKey.current === page && canTakeFocus) {
      pages.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    }
    requestedByKey.current = null;
  }, [page]);
  const goTo = (next: number, isByKey = false) => {
    if (isLoading || next === page || next < 1 || next > count) return;
    requestedByKey.current = isByKey ? next : null;
    onPageChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = findPageByKey(event.key, page, count);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(next, true);
  };
  const busyReason = isLoading ? copy.isLoading : null;
  return (
    <div className={styles.line}>
      <p className={styles.range} role="status">
        {total === 0 ? copy.none : copy.range(first, Math.min(total, first + perPage - 1), total)}
      </p>
      {perPageOptions.length > 1 ? (
        <PerPage value={perPage} options={perPageOptions} onChange={(value) => props.onPerPageChange?.(value)} />
      ) : null}
      <nav ref={pages} aria-label={copy.label(props.label)} className={styles.pages} onKeyDown={onKeyDown}>
        <IconButton
          size="sm"
          icon={<ChevronLeft />}
          label={copy.previous}
          disabledReason={page === 1 ? copy.isFirst : busyReason}
          onClick={() => goTo(page - 1)}
        />
        {listPageSlots(page, count).map((slot) =>
          "page" in slot ? (
            <button
              key={slot.page}
              type="button"
              className={styles.page}
              aria-label={copy.page(slot.page)}
              aria-current={slot.page === page ? "page" : undefined}
              aria-disabled={isLoading || undefined}
              onClick={() => goTo(slot.page)}
            >
              {formatCount(slot.page)}
            </button>
          ) : (
            <span key={`after ${slot.gapAfter}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <IconButton
          size="sm"
          icon={<ChevronRight />}
          label={copy.next}
          disabledReason={page === count ? copy.isLast : busyReason}
          onClick={() => goTo(page + 1)}
        />
      </nav>
    </div>
  );
}

function findPageByKey(key: string, page: number, count: number): number | null {
  if (key === "ArrowLeft") return page - 1;
  if (key === "ArrowRight") return page + 1;
  if (key === "Home") return 1;
  return key === "End" ? count : null;
}

function PerPage(props: { value: number; options: readonly number[]; onChange: (value: number) => void }) {
  return (
    <Menu
      label={copy.perPage}
      placement="top-end"
      trigger={
        <Button size="sm" variant="ghost">
          {copy.rowsPerPage(props.value)}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuRadioGroup
        label={copy.perPage}
        value={String(props.value)}
        onValueChange={(value) => props.onChange(Number(value))}
        options={props.options.map((count) => ({ value: String(count), label: copy.rowsPerPage(count) }))}
      />
    </Menu>
  );
}
