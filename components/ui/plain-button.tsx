"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export type PlainButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Drawn before the text, 16 px. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses. */
  isLoading?: boolean;
  isFullWidth?: boolean;
  /** The shortcut that does the same, shown after the text. */
  shortcut?: string;
};

/** Wraps plain text in an element that is cut with an ellipsis. */
export function wrapButtonText(children: ReactNode): ReactNode {
  return typeof children === "string" ? <span className={styles.text}>{children}</span> : children;
}

/** Returns the class names of a button, also for links styled as buttons. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, isFullWidth = false): string {
  return classNames(styles.button, styles[variant], styles[size], isFullWidth && styles.full);
}

/** The button element without the tooltip that explains why it is blocked. With `aria-disabled` it ignores presses. */
export function PlainButton({
  variant = "secondary",
  size = "md",
  icon,
  isLoading = false,
  isFullWidth,
  shortcut,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: PlainButtonProps) {
  const isBlocked = isLoading || rest["aria-disabled"] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, size, isFullWidth), className)}
      aria-disabled={isBlocked || undefined}
      aria-busy={isLoading || undefined}
      aria-keyshortcuts={shortcut}
      onClick={press}
    >
      {isLoading ? <Spinner /> : icon}
      {wrapButtonText(children)}
      {shortcut ? (
        <span aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      ) : null}
    </button>
  );
}
