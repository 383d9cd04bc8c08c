"use client";

import { Columns3 } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { Popover } from "../overlays/popover";
import type { DataTableColumn } from "./column";
import styles from "./column-chooser.module.css";
import { tableCopy } from "./copy";
import type { ListChoices } from "./use-list-choices";

const panelPart = lazyPart(() => import("./column-chooser-panel").then(({ ColumnChooserPanel }) => ColumnChooserPanel));

/** Chooses which columns a list shows, in the list's fixed order. */
export function ColumnChooser<Item>(props: { columns: readonly DataTableColumn<Item>[]; choices: ListChoices }) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useLazyLayer(panelPart, isOpen, () => setIsOpen(false));
  return (
    <Popover
      label={tableCopy.columns}
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" icon={<Columns3 />} className={styles.trigger}>
          {tableCopy.columns}
        </Button>
      }
    >
      {Panel ? <Panel {...props} /> : null}
    </Popover>
  );
}
