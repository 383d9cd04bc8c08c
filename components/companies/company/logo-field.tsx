"use client";

import { ImageUp, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { Company } from "@/lib/domain/entities";
import { removeLogo } from "../company-edits";
import { CompanyLogo } from "../company-logo";
import styles from "./company.module.css";
import { companyWords as words } from "./words";

const dialog = lazyPart(() => import("./logo-dialog").then(({ LogoDialog }) => LogoDialog));

/** The logo of a company, and how it gets another one or none. */
export function LogoField({ company }: { company: Company }) {
  const [isOpen, setIsOpen] = useState(false);
  const Shown = useLazyPart(dialog, isOpen, () => setIsOpen(false));
  const { name, logoUrl } = company;
  return (
    <div className={styles.logoField}>
      <CompanyLogo name={name} logoUrl={logoUrl} isLarge />
      <Button size="sm" icon={<ImageUp aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {logoUrl ? words.logo.replace : words.logo.upload}
      </Button>
      {logoUrl ? (
        <Button size="sm" variant="ghost" icon={<X aria-hidden="true" />} onClick={() => void removeLogo(company)}>
          {words.logo.remove}
        </Button>
      ) : null}
      {Shown && isOpen ? <Shown company={company} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
