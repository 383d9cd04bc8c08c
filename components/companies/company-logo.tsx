"use client";

import { useState } from "react";
import { initialsOf } from "@/components/ui/avatar";
import { classNames } from "@/components/ui/class-names";
import styles from "./companies.module.css";

type Props = { name: string; logoUrl?: string | null; isLarge?: boolean };

/** A company's logo, whole; its initials where there is none or it cannot be read. Decoration beside the name. */
export function CompanyLogo({ name, logoUrl, isLarge }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <span className={classNames(styles.logo, isLarge && styles.large)} aria-hidden="true">
      {logoUrl && logoUrl !== brokenUrl ? (
        <img src={logoUrl} alt="" onError={() => setBrokenUrl(logoUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
