"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { getInitials } from "@/components/ui/media/avatar";
import styles from "./companies.module.css";

type Props = { name: string; logoUrl?: string | null; isLarge?: boolean };

/** A company's uncropped logo, or its initials. Decoration next to the name. */
export function CompanyLogo({ name, logoUrl, isLarge }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = logoUrl === brokenUrl ? null : logoUrl;
  return (
    <span className={classNames(styles.logo, isLarge && styles.large, shown && styles.picture)} aria-hidden="true">
      {shown ? <img src={shown} alt="" onError={() => setBrokenUrl(shown)} /> : getInitials(name)}
    </span>
  );
}
