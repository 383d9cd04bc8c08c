"use client";

import { Notice } from "@/components/ui/feedback/notice";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import { Select } from "@/components/ui/inputs/select";
import { companyOptions } from "@/lib/domain/company-options";
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from "@/lib/validation/employee-row";
import { type EmployeeTable, type Mapping, NEEDED_COLUMNS } from "@/lib/validation/employee-table";
import styles from "./bulk.module.css";
import { columnName } from "./bulk-table";
import { bulkCopy } from "./copy";
import { TableReading, type TableReadingProps } from "./table-reading";

const copy = bulkCopy.mapping;
const NO_COLUMN = "none";
const MAX_EXAMPLE_LENGTH = 60;

type Props = TableReadingProps & {
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  companyNames: ReadonlyMap<string, string>;
  companyKeys: readonly string[];
  onCompanyKeys: (keys: readonly string[]) => void;
  /** Whether missing choices are marked: after the first attempt to continue. */
  areErrorsShown: boolean;
};

/** Assigns the table's columns, and the companies of the new employees. */
export function ColumnsStep(props: Props) {
  const { table, mapping, onMapping, areErrorsShown } = props;
  const columns = table.heading
    .map((text, index) => ({
      value: `${index}`,
      text: columnName(table, index).slice(0, MAX_EXAMPLE_LENGTH),
      detail: exampleOf(table, index),
      isEmpty: text === "" && exampleOf(table, index) === undefined,
    }))
    .filter(({ isEmpty }) => !isEmpty);
  const optionsFor = (column: EmployeeColumn) =>
    NEEDED_COLUMNS.includes(column) ? columns : [{ value: NO_COLUMN, text: copy.none }, ...columns];
  const optionValueOf = (column: EmployeeColumn) => {
    const index = mapping[column];
    if (index !== null) return `${index}`;
    return NEEDED_COLUMNS.includes(column) ? "" : NO_COLUMN;
  };
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{copy.intro(table.rows.length)}</p>
      <TableReading {...props} />
      {areErrorsShown && table.rows.length === 0 ? (
        <Notice tone="bad" isUrgent>
          {bulkCopy.file.noRows}
        </Notice>
      ) : null}
      <div className={styles.mapping}>
        {EMPLOYEE_COLUMNS.map((column) => (
          <Select
            key={column}
            label={bulkCopy.columns[column]}
            options={optionsFor(column)}
            value={optionValueOf(column)}
            required={NEEDED_COLUMNS.includes(column)}
            error={areErrorsShown && optionValueOf(column) === "" ? copy.missing : null}
            hint={column === "role" && mapping.role === null ? copy.roleHint : undefined}
            onValueChange={(value) => onMapping({ ...mapping, [column]: value === NO_COLUMN ? null : Number(value) })}
          />
        ))}
      </div>
      <Multiselect
        label={copy.companies}
        options={companyOptions(props.companyNames)}
        value={props.companyKeys}
        onValueChange={props.onCompanyKeys}
        placeholder={copy.chooseCompanies}
        required
        error={areErrorsShown && props.companyKeys.length === 0 ? copy.noCompany : null}
      />
    </div>
  );
}

function exampleOf({ rows }: EmployeeTable, index: number): string | undefined {
  const text = rows.find(({ cells }) => cells[index])?.cells[index];
  return text === undefined ? undefined : copy.example(text.slice(0, MAX_EXAMPLE_LENGTH));
}
