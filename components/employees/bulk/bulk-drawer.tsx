"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/feedback/notice";
import { ProgressBar } from "@/components/ui/feedback/progress";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Drawer, type DrawerProps } from "@/components/ui/overlays/drawer";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { CompaniesUnread } from "../companies-unread";
import styles from "./bulk.module.css";
import { ColumnsStep } from "./columns-step";
import { BULK_STEPS, type BulkStep, bulkCopy as copy } from "./copy";
import { FileStep } from "./file-step";
import { startTableAnew } from "./kept-table";
import { ResultStep } from "./result-step";
import { RowsStep } from "./rows-step";
import { useBulkAdd } from "./use-bulk-add";

/** Lists all steps, from a table to its result, and marks the current one. */
function BulkSteps({ step }: { step: BulkStep }) {
  const currentIndex = BULK_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={copy.steps}>
      {BULK_STEPS.map((one, index) => (
        <li
          key={one}
          className={classNames(styles.step, index < currentIndex && styles.past)}
          aria-current={index === currentIndex ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < currentIndex ? <Check /> : index + 1}
          </span>
          {copy.stepNames[one]}
        </li>
      ))}
    </ol>
  );
}

export type BulkDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  employees: readonly Employee[];
  companyNames: ReadonlyMap<string, string>;
  unreadCompanies: UnreadCompanies | null;
  /** The roles that the caller may assign. */
  roles: readonly Role[];
  /** Called by Done after the last step; the next table starts over. */
  onDone: () => void;
};

/** From this number on, invitations are confirmed before they are mailed. */
const CONFIRMED_FROM = 100;

/**
 * Adds many employees from a table, in four steps. Choices and fixes are kept while the drawer is closed and when the
 * page is left.
 */
export function BulkDrawer(props: BulkDrawerProps) {
  const { isOpen, onOpenChange, employees, companyNames, roles } = props;
  const adding = useBulkAdd(employees, companyNames, roles, isOpen);
  const { step, table, bulk, answered } = adding;
  const [isConfirming, setIsConfirming] = useState(false);
  const invitationCount = bulk.ready.length;
  const send = () => {
    setIsConfirming(false);
    void adding.add();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={copy.title}
      description={copy.description}
      footer={footerOf(props, adding, () => (invitationCount < CONFIRMED_FROM ? send() : setIsConfirming(true)))}
    >
      <div className={styles.drawer}>
        <BulkSteps step={step} />
        {adding.deletedNotice === null ? null : <Notice tone="warn">{adding.deletedNotice}</Notice>}
        {step === "file" ? <FileStep onTable={adding.readFirst} /> : null}
        {step === "columns" ? <CompaniesUnread unread={props.unreadCompanies} /> : null}
        {step === "columns" && table && adding.source ? (
          <ColumnsStep
            source={adding.source}
            choice={adding.choice}
            onChoice={adding.setChoice}
            onEncoding={adding.setEncoding}
            table={table}
            mapping={adding.mapping}
            onMapping={adding.setMapping}
            companyNames={companyNames}
            companyKeys={adding.companyKeys}
            onCompanyKeys={adding.setCompanyKeys}
            areErrorsShown={adding.areErrorsShown}
          />
        ) : null}
        {step === "rows" ? (
          answered === null ? (
            <RowsStep bulk={bulk} tally={adding.tally} roles={roles} />
          ) : (
            <ProgressBar label={copy.rows.adding} value={answered} max={bulk.ready.length} />
          )
        ) : null}
        {step === "result" ? (
          <ResultStep
            tally={adding.tally}
            failure={adding.result.failure}
            refused={bulk.wrong}
            unsure={adding.result.unsure}
            onFix={adding.goOn}
          />
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.rows.confirm(invitationCount)}
        question={copy.rows.confirmQuestion}
        cancelLabel={copy.rows.cancel}
        confirmLabel={copy.rows.send(invitationCount)}
        onConfirm={send}
      />
    </Drawer>
  );
}

type Adding = ReturnType<typeof useBulkAdd>;

/** Returns the buttons of a step. */
function footerOf(
  { onOpenChange, onDone }: BulkDrawerProps,
  { step, setStep, check, bulk, answered }: Adding,
  onAdd: () => void,
): DrawerProps["footer"] {
  const back = (to: Adding["step"]) => (
    <Button key="back" aria-disabled={answered !== null} onClick={() => answered === null && setStep(to)}>
      {copy.back}
    </Button>
  );
  const readyCount = bulk.ready.length;
  switch (step) {
    case "file":
      return [
        <Button key="close" onClick={() => onOpenChange(false)}>
          {copy.close}
        </Button>,
      ];
    case "columns":
      return [
        back("file"),
        <Button key="next" variant="primary" onClick={check}>
          {copy.next}
        </Button>,
      ];
    case "rows":
      return [
        back("columns"),
        <Button
          key="add"
          variant="primary"
          isLoading={answered !== null}
          disabledReason={readyCount === 0 ? copy.rows.waitsForRow : null}
          onClick={onAdd}
        >
          {copy.rows.add(readyCount)}
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
          {copy.result.done}
        </Button>,
      ];
  }
}
