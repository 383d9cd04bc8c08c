"use client";

import { MoreHorizontal } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Menu } from "@/components/ui/menus/menu";
import type { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { useNow } from "@/components/ui/use-now";
import { EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import { employeeState } from "@/lib/domain/employee-state";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { AccountChip } from "../account-chip";
import type { QuestionKind } from "../account-question";
import { employeesCopy } from "../copy";
import { EmployeeMenuItems } from "../employee-menu-items";
import type { EmployeeRights } from "../use-employee-rights";
import { employeeCopy as copy } from "./copy";

type Props = {
  employee: Employee;
  rights: EmployeeRights;
  dialog: ReturnType<typeof useMenuDialog<QuestionKind>>;
  onActAs: () => void;
};

/** Name, account status and actions. */
export function EmployeeHeader({ employee, rights, dialog, onActAs }: Props) {
  const now = useNow();
  return (
    <PageHeader
      title={personName(employee)}
      crumbs={[{ label: copy.crumb, href: EMPLOYEES_PATH }]}
      titleAside={<AccountChip state={employeeState(employee, now)} />}
      corner={
        <span ref={dialog.container}>
          <Menu
            placement="bottom-end"
            trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={employeesCopy.actions.more} />}
            onCloseAutoFocus={dialog.afterMenu}
          >
            <EmployeeMenuItems
              employee={employee}
              rights={rights}
              onActAs={onActAs}
              onForceReset={() => dialog.choose("reset")}
              onDelete={() => dialog.choose("delete")}
            />
          </Menu>
        </span>
      }
    />
  );
}
