"use client";

import type { ComponentType, SVGProps } from "react";
import { MenuItem } from "./menu";

/** A declared command with what its menu item shows. */
export type MenuAction = {
  label: string;
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  shortcut?: string;
  disabledReason: string | null;
  href?: string;
  run: () => void;
};

/** The menu item of a declared command; nothing for null. */
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
