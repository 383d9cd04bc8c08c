"use client";

import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../button";
import { formatCount } from "../format-time";
import { IconButton } from "../icon-button";
import { pageCount, pageSlots } from "../layout/page-slots";
import { Menu, MenuRadioGroup } from "../menus/menu";
import styles from "./pagination.module.css";
import { paginationCopy as copy } from "./pagination-copy";

export type PaginationProps = {
  /** What the pages are of, such as "Report rows". */
  label: string;
  /** From 1; a page past the end shows as the last. */
  page: number;
  onPageChange: (page: number) => void;
  perPage: number;
  /** With more than one the choice is offered. */
  perPageOptions?: readonly number[];
  onPerPageChange?: (perPage: number) => void;
  /** Rows in all. */
  total: number;
  /** The page is on its way; nothing can be pressed meanwhile. */
  isLoading?: boolean;
};

/** The line under a paged table: which rows of how many, the pages, and how many rows a page has. Arrows step, too. */
export function Pagination(props: PaginationProps) {
  const { perPage, perPageOptions = [], total, isLoading, onPageChange } = props;
  const count = pageCount(total, perPage);
  const page = Math.min(Math.max(1, props.page), count);
  const first = (page - 1) * perPage + 1;
  const pages = useRef<HTMLElement>(null);
  /** The page that a key asked for; it may come later. */
  const steppedTo = useRef<number | null>(null);
  // The number that had the focus may have left the row: the open page has it then, so that the next key steps on.
  useLayoutEffect(() => {
    const held = document.activeElement;
    const isOurs = held === document.body || pages.current?.contains(held);
    if (steppedTo.current === page && isOurs) {
      pages.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    }
    steppedTo.current = null;
  }, [page]);
  const go = (next: number, isByKey = false) => {
    if (isLoading || next === page || next < 1 || next > count) return;
    steppedTo.current = isByKey ? next : null;
    onPageChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pageByKey(event.key, page, count);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(next, true);
  };
  const busy = isLoading ? copy.isLoading : null;
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
          disabledReason={page === 1 ? copy.isFirst : busy}
          onClick={() => go(page - 1)}
        />
        {pageSlots(page, count).map((slot) =>
          "page" in slot ? (
            <button
              key={slot.page}
              type="button"
              className={styles.page}
              aria-label={copy.page(slot.page)}
              aria-current={slot.page === page ? "page" : undefined}
              aria-disabled={isLoading || undefined}
              onClick={() => go(slot.page)}
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
          disabledReason={page === count ? copy.isLast : busy}
          onClick={() => go(page + 1)}
        />
      </nav>
    </div>
  );
}

function pageByKey(key: string, page: number, count: number): number | null {
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
