import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { type ButtonSize, type ButtonVariant, buttonClass, buttonText } from "./plain-button";

export type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
};

/** A real link that looks like a button. */
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
      {buttonText(children)}
    </Link>
  );
}
