"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer, useLazyPart } from "@/components/ui/lazy-part";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { forceReset, removeEmployee } from "./employee-edits";

const newEmployee = lazyPart(() => import("./new-employee-dialog").then((part) => part.NewEmployeeDialog));
const question = lazyPart(() => import("./account-question").then((part) => part.AccountQuestion));
const bulk = lazyPart(() => import("./bulk/bulk-drawer").then((part) => part.BulkDrawer));

/** The action that is open in a layer over the list. */
export type EmployeeTask =
  | { kind: "new" }
  | { kind: "bulk" }
  | { kind: "delete"; employee: Employee }
  | { kind: "reset"; employee: Employee };

type Props = {
  task: EmployeeTask | null;
  onClose: () => void;
  employees: readonly Employee[];
  companyNames: ReadonlyMap<string, string>;
  unreadCompanies: UnreadCompanies | null;
  roles: readonly Role[];
};

/** Shows the open dialog or drawer of the list. Entered data survives closing until it is saved. */
export function EmployeeTasks({ task, onClose, ...shared }: Props) {
  const NewEmployee = useLazyLayer(newEmployee, task?.kind === "new", onClose);
  const Bulk = useLazyLayer(bulk, task?.kind === "bulk", onClose);
  const taskToConfirm = task?.kind === "delete" || task?.kind === "reset" ? task : null;
  const Question = useLazyPart(question, taskToConfirm !== null, onClose);
  const [resetCount, setResetCount] = useState(0);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const closeAndReset = () => {
    onClose();
    setResetCount(resetCount + 1);
  };
  return (
    <>
      {NewEmployee ? (
        <NewEmployee
          key={`new ${resetCount}`}
          {...shared}
          isOpen={task?.kind === "new"}
          onOpenChange={onOpenChange}
          onCreated={closeAndReset}
        />
      ) : null}
      {Bulk ? (
        <Bulk
          key={`bulk ${resetCount}`}
          {...shared}
          isOpen={task?.kind === "bulk"}
          onOpenChange={onOpenChange}
          onDone={closeAndReset}
        />
      ) : null}
      {taskToConfirm && Question ? (
        <Question
          kind={taskToConfirm.kind}
          employee={taskToConfirm.employee}
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void (taskToConfirm.kind === "delete" ? removeEmployee : forceReset)(taskToConfirm.employee);
          }}
        />
      ) : null}
    </>
  );
}
