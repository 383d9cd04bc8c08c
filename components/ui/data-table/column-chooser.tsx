"use client";

import { Columns3 } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { Popover } from "../popover";
import type { DataTableColumn } from "./column";
import styles from "./column-chooser.module.css";
import { isColumnShown } from "./list-choices";
import type { ListChoices } from "./use-list-choices";
import { tableWords } from "./words";

/** Which columns a list shows; their order stays the list's own. */
export function ColumnChooser<Item>(props: { columns: readonly DataTableColumn<Item>[]; choices: ListChoices }) {
  const { columns, choices } = props;
  const [isOpen, setIsOpen] = useState(false);
  const hasChoice = Object.keys(choices.shown).length > 0;
  return (
    <Popover
      label={tableWords.columns}
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" icon={<Columns3 />} className={styles.trigger}>
          {tableWords.columns}
        </Button>
      }
    >
      <div className={styles.chooser}>
        <ul className={styles.columns}>
          {columns.map((column) => (
            <li key={column.id}>
              <Checkbox
                label={column.isLead ? `${column.header}, ${tableWords.alwaysShown}` : column.header}
                checked={isColumnShown(column, choices)}
                disabled={column.isLead}
                onValueChange={(isShown) => choices.showColumn(column.id, isShown)}
              />
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={hasChoice ? null : tableWords.nothingToReset}
          onClick={choices.resetColumns}
        >
          {tableWords.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}
