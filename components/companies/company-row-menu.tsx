"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { MenuItem } from "@/components/ui/menus/menu";
import { companyPath } from "@/lib/domain/admin-paths";
import { CompanyMenuItems, type CompanyMenuItemsProps } from "./company-menu-items";
import { companiesCopy } from "./copy";

/** The menu of a row. */
export function CompanyRowMenu(props: CompanyMenuItemsProps) {
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight />} shortcut="↵" href={companyPath(props.company.key)}>
        {companiesCopy.actions.open}
      </MenuItem>
      <CompanyMenuItems {...props} />
    </>
  );
}
