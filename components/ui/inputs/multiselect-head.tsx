"use client";

import { Button } from "../button";
import { Checkbox } from "./checkbox";
import styles from "./multiselect.module.css";
import { isChoosable, type Option } from "./option";
import { PICKER_COPY } from "./picker-copy";

/** Selects everything that the search found, or clears the selection. */
export function MultiselectHead<Value extends string>(props: {
  found: readonly Option<Value>[];
  chosen: ReadonlySet<Value>;
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
}) {
  const { found, chosen, value, onValueChange } = props;
  const choosable = found.filter(isChoosable).map((option) => option.value);
  const missing = choosable.filter((choice) => !chosen.has(choice));
  const isAll = choosable.length > 0 && missing.length === 0;
  const change = () => {
    const deselected = new Set(choosable);
    onValueChange(isAll ? value.filter((choice) => !deselected.has(choice)) : [...value, ...missing]);
  };
  return (
    <div className={styles.head}>
      <Checkbox
        label={PICKER_COPY.selectAll(choosable.length)}
        checked={isAll}
        isIndeterminate={!isAll && missing.length < choosable.length}
        disabled={choosable.length === 0}
        onChange={change}
      />
      <Button size="sm" variant="ghost" disabled={value.length === 0} onClick={() => onValueChange([])}>
        {PICKER_COPY.clear}
      </Button>
    </div>
  );
}
