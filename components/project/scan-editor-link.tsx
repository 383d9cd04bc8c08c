"use client";

import { Box, ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/menus/menu";
import type { Insured, Project } from "@/lib/domain/entities";
import { overviewCopy } from "./parts/copy";
import { editorPath } from "./parts/editor-path";

/** Opens the scan editor: a link, a menu for several inspections, or nothing without a dataset. */
export function ScanEditorLink({ insured, project }: { insured: Insured; project: Project }) {
  const editors = (project.surveys ?? []).flatMap((survey) => {
    const href = editorPath(insured.key, project.key, survey);
    return href ? [{ key: survey.key, name: survey.name || overviewCopy.unnamedInspection, href }] : [];
  });
  const [only] = editors;
  if (!only) return null;
  if (editors.length === 1) {
    return (
      <LinkButton href={only.href} icon={<Box />}>
        {overviewCopy.openScanEditor}
      </LinkButton>
    );
  }
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon={<Box />}>
          {overviewCopy.openScanEditor}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>{overviewCopy.scanEditorsOf}</MenuLabel>
      {editors.map(({ key, name, href }) => (
        <MenuItem key={key} href={href}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
