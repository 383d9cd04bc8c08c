"use client";

import { Button } from "@/components/ui/button";
import { Drawer, type DrawerProps } from "@/components/ui/drawer";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress";
import type { UnreadCompanies } from "@/lib/client/companies/use-companies";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { CompaniesUnread } from "../companies-unread";
import styles from "./bulk.module.css";
import { BulkSteps } from "./bulk-steps";
import { ColumnsStep } from "./columns-step";
import { FileStep } from "./file-step";
import { startTableAnew } from "./kept-table";
import { ResultStep } from "./result-step";
import { RowsStep } from "./rows-step";
import { useBulkAdd } from "./use-bulk-add";
import { bulkWords as words } from "./words";

export type BulkDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  employees: readonly Employee[];
  companyNames: ReadonlyMap<string, string>;
  unreadCompanies: UnreadCompanies | null;
  /** The roles that may be given. */
  roles: readonly Role[];
  /** All is done: the next table begins anew. */
  onDone: () => void;
};

/** Adds many employees from a table, in four steps. What was chosen and mended stays while it is shut, and when the page is left. */
export function BulkDrawer(props: BulkDrawerProps) {
  const { isOpen, onOpenChange, employees, companyNames, roles } = props;
  const adding = useBulkAdd(employees, companyNames, roles, isOpen);
  const { step, table, bulk, answered } = adding;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={words.title}
      description={words.description}
      footer={footerOf(props, adding)}
    >
      <div className={styles.drawer}>
        <BulkSteps step={step} />
        {adding.gone === null ? null : <Notice tone="warn">{adding.gone}</Notice>}
        {step === "file" ? <FileStep onTable={adding.take} /> : null}
        {step === "columns" ? <CompaniesUnread unread={props.unreadCompanies} /> : null}
        {step === "columns" && table ? (
          <ColumnsStep
            table={table}
            mapping={adding.mapping}
            onMapping={adding.setMapping}
            companyNames={companyNames}
            companyKeys={adding.companyKeys}
            onCompanyKeys={adding.setCompanyKeys}
            isAsked={adding.isAsked}
          />
        ) : null}
        {step === "rows" ? (
          answered === null ? (
            <RowsStep bulk={bulk} roles={roles} />
          ) : (
            <ProgressBar label={words.rows.adding} value={answered} max={bulk.ready.length} />
          )
        ) : null}
        {step === "result" ? (
          <ResultStep
            added={adding.result.added}
            failure={adding.result.failure}
            refused={bulk.wrong}
            left={bulk.ready.length}
            unsure={adding.result.unsure}
            onFix={adding.goOn}
          />
        ) : null}
      </div>
    </Drawer>
  );
}

type Adding = ReturnType<typeof useBulkAdd>;

/** The way back, and the way on. */
function footerOf(
  { onOpenChange, onDone }: BulkDrawerProps,
  { step, setStep, check, add, bulk, answered }: Adding,
): DrawerProps["footer"] {
  const back = (to: Adding["step"]) => (
    <Button key="back" aria-disabled={answered !== null} onClick={() => answered === null && setStep(to)}>
      {words.back}
    </Button>
  );
  const { length } = bulk.ready;
  switch (step) {
    case "file":
      return [
        <Button key="close" onClick={() => onOpenChange(false)}>
          {words.close}
        </Button>,
      ];
    case "columns":
      return [
        back("file"),
        <Button key="next" variant="primary" onClick={check}>
          {words.next}
        </Button>,
      ];
    case "rows":
      return [
        back("columns"),
        <Button
          key="add"
          variant="primary"
          isLoading={answered !== null}
          disabledReason={length === 0 ? words.rows.waitsForRow : null}
          onClick={() => void add()}
        >
          {words.rows.add(length)}
        </Button>,
      ];
    default:
      return [
        <Button
          key="done"
          variant="primary"
          onClick={() => {
            startTableAnew();
            onDone();
          }}
        >
          {words.result.done}
        </Button>,
      ];
  }
}
