import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { type ButtonSize, type ButtonVariant, buttonClass, wrapButtonText } from "./plain-button";

export type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
};

/** A link styled as a button. */
export function LinkButton({
  variant = "secondary",
  size = "md",
  icon,
  isFullWidth,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass(variant, size, isFullWidth), className)}>
      {icon}
      {wrapButtonText(children)}
    </Link>
  );
}
