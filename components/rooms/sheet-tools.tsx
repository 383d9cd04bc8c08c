"use client";

import { ArrowUpDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Menu, MenuRadioGroup } from "@/components/ui/menus/menu";
import styles from "./contact-sheet.module.css";
import { regionCopy as copy } from "./copy";
import { MEDIA_ORDERS, type MediaOrder } from "./media-items";
import type { MediaCursor } from "./use-media-cursor";

/** Order, number of seen photos, and hints for the selection keys. */
export function SheetTools({ cursor, seen }: { cursor: MediaCursor; seen: ReadonlySet<string> }) {
  const { items, query } = cursor;
  const count = items.filter(({ key }) => seen.has(key)).length;
  return (
    <>
      <Menu
        label={copy.order}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            icon={<ArrowUpDown />}
            aria-label={`${copy.order}: ${copy.orders[query.order]}`}
          >
            {copy.orders[query.order]}
          </Button>
        }
      >
        <MenuRadioGroup
          label={copy.order}
          value={query.order}
          onValueChange={(order) => void query.setOrder(order as MediaOrder)}
          options={MEDIA_ORDERS.map((order) => ({ value: order, label: copy.orders[order] }))}
        />
      </Menu>
      {items.length > 0 ? <span className={styles.seen}>{copy.seenOf(count, items.length)}</span> : null}
      <span className={styles.keys} aria-hidden="true">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        <Kbd>X</Kbd>
        {copy.selectHint}
      </span>
    </>
  );
}
