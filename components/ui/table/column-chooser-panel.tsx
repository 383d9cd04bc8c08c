"use client";

import { Button } from "../button";
import { Checkbox } from "../inputs/checkbox";
import type { DataTableColumn } from "./column";
import styles from "./column-chooser.module.css";
import { tableCopy } from "./copy";
import { isColumnShown } from "./list-choices";
import type { ListChoices } from "./use-list-choices";

/** The content of the column chooser: a checkbox for each column, and a reset button. */
export function ColumnChooserPanel<Item>(props: { columns: readonly DataTableColumn<Item>[]; choices: ListChoices }) {
  const { columns, choices } = props;
  const hasChoice = Object.keys(choices.shown).length > 0;
  return (
    <div className={styles.chooser}>
      <ul className={styles.columns}>
        {columns.map((column) => (
          <li key={column.id}>
            <Checkbox
              label={column.isLead ? `${column.header}, ${tableCopy.alwaysShown}` : column.header}
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
        disabledReason={hasChoice ? null : tableCopy.nothingToReset}
        onClick={choices.resetColumns}
      >
        {tableCopy.resetColumns}
      </Button>
    </div>
  );
}
