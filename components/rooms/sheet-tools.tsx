"use client";

import { ArrowUpDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Menu, MenuRadioGroup } from "@/components/ui/menus/menu";
import styles from "./contact-sheet.module.css";
import { MEDIA_ORDERS, type MediaOrder } from "./media-items";
import type { Walk } from "./use-walk";
import { regionWords as words } from "./words";

/** The order of the sheet and of the strip, how much of the room has been looked at, and the keys that choose. */
export function SheetTools({ walk, seen }: { walk: Walk; seen: ReadonlySet<string> }) {
  const { items, query } = walk;
  const count = items.filter(({ key }) => seen.has(key)).length;
  return (
    <>
      <Menu
        label={words.order}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            icon={<ArrowUpDown />}
            aria-label={`${words.order}: ${words.orders[query.order]}`}
          >
            {words.orders[query.order]}
          </Button>
        }
      >
        <MenuRadioGroup
          label={words.order}
          value={query.order}
          onValueChange={(order) => void query.setOrder(order as MediaOrder)}
          options={MEDIA_ORDERS.map((order) => ({ value: order, label: words.orders[order] }))}
        />
      </Menu>
      {items.length > 0 ? <span className={styles.seen}>{words.seenOf(count, items.length)}</span> : null}
      <span className={styles.keys} aria-hidden="true">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        <Kbd>X</Kbd>
        {words.selectHint}
      </span>
    </>
  );
}
