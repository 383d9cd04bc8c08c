"use client";

import { MoreHorizontal } from "lucide-react";
import { Chip } from "@/components/ui/feedback/chip";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { IconButton } from "@/components/ui/icon-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Menu } from "@/components/ui/menus/menu";
import type { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { COMPANIES_PATH } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { changeActive } from "../company-edits";
import { CompanyMenuItems } from "../company-menu-items";
import { companiesCopy } from "../copy";
import { useCompanyRights } from "../use-company-rights";
import { companyCopy as copy } from "./copy";

/** Actions that are confirmed first. */
export type CompanyQuestion = "reset" | "delete";

type Props = { company: Company; dialog: ReturnType<typeof useMenuDialog<CompanyQuestion>> };

/** The company's name and status, and its actions. */
export function CompanyHeader({ company, dialog }: Props) {
  const { mayEdit, mayOwn, mayReset } = useCompanyRights();
  return (
    <PageHeader
      title={company.name}
      crumbs={[{ label: copy.crumb, href: COMPANIES_PATH }]}
      titleAside={
        <>
          {company.isActive ? (
            <GlyphChip tone="ok" glyph="check" label={copy.status.active} />
          ) : (
            <GlyphChip tone="neutral" glyph="ban" label={copy.status.inactive} />
          )}
          {company.firstState ? <Chip tone="neutral">{copy.status.demo}</Chip> : null}
        </>
      }
      corner={
        <span ref={dialog.container}>
          <Menu
            placement="bottom-end"
            trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={companiesCopy.actions.more} />}
            onCloseAutoFocus={dialog.afterMenu}
          >
            <CompanyMenuItems
              company={company}
              onActive={mayEdit ? (isActive) => void changeActive(company, isActive) : null}
              onReset={mayReset(company) ? () => dialog.choose("reset") : null}
              onDelete={mayOwn ? () => dialog.choose("delete") : null}
            />
          </Menu>
        </span>
      }
    />
  );
}
