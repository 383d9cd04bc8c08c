import { showAlert } from "@/lib/client/alerts/alerts-store";
import { type AccountCall, changeAccount } from "@/lib/client/data/employees/change-employee";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy } from "./copy";

const copy = employeesCopy.done;

type Saying = { label: (name: string) => string; said: (name: string) => string };

const doing =
  (call: AccountCall, { label, said }: Saying) =>
  (employee: Employee): Promise<boolean> => {
    const name = personName(employee);
    return changeAccount(call, employee.key, label(name), () => showAlert({ type: "success", message: said(name) }));
  };

export const resendInvitation = doing("employee.resendActivation", { label: copy.resending, said: copy.resent });
export const unlock = doing("employee.unlock", { label: copy.unlocking, said: copy.unlocked });
export const forceReset = doing("employee.forcePasswordReset", { label: copy.forcing, said: copy.forced });
export const removeEmployee = doing("employee.delete", { label: copy.deleting, said: copy.deleted });
