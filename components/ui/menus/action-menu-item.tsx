"use client";

import type { ComponentType, SVGProps } from "react";
import { MenuItem } from "./menu";

/** A command with all that a menu's line says of it. */
export type MenuAction = {
  label: string;
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  shortcut?: string;
  disabledReason: string | null;
  href?: string;
  run: () => void;
};

/** A menu's line from a declared command; nothing where the command is not there. */
export function ActionMenuItem({ action, isDanger }: { action: MenuAction | null; isDanger?: boolean }) {
  if (action === null) return null;
  const { label, icon: Icon, shortcut, disabledReason, href, run } = action;
  return (
    <MenuItem
      icon={Icon ? <Icon aria-hidden="true" /> : null}
      shortcut={shortcut}
      isDanger={isDanger}
      disabledReason={disabledReason}
      href={href}
      onSelect={href === undefined ? run : undefined}
    >
      {label}
    </MenuItem>
  );
}
