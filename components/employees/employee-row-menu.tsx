"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { MenuItem } from "@/components/ui/menus/menu";
import { employeePath } from "@/lib/domain/admin-paths";
import { employeesCopy } from "./copy";
import { EmployeeMenuItems, type EmployeeMenuItemsProps } from "./employee-menu-items";

/** The menu of a row. */
export function EmployeeRowMenu(props: EmployeeMenuItemsProps) {
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight />} shortcut="↵" href={employeePath(props.employee.key)}>
        {employeesCopy.actions.open}
      </MenuItem>
      <EmployeeMenuItems {...props} />
    </>
  );
}
