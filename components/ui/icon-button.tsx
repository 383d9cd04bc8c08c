"use client";

import type { ReactNode } from "react";
import type { ButtonProps } from "./button";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import type { Placement } from "./placement";
import { PlainButton } from "./plain-button";
import { Tooltip } from "./tooltip";

export type IconButtonProps = Omit<ButtonProps, "children" | "icon" | "aria-label"> & {
  icon: ReactNode;
  /** The button's accessible name and tooltip. */
  label: string;
  /** The key shown in the tooltip. */
  shortcut?: string;
  tooltipPlacement?: Placement;
};

export function IconButton({
  icon,
  label,
  shortcut,
  tooltipPlacement,
  variant = "ghost",
  className,
  disabledReason,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={disabledReason ?? label} shortcut={shortcut} placement={tooltipPlacement}>
      <PlainButton
        {...rest}
        variant={variant}
        icon={icon}
        aria-label={label}
        aria-disabled={Boolean(disabledReason) || undefined}
        className={classNames(styles.iconOnly, className)}
      />
    </Tooltip>
  );
}
