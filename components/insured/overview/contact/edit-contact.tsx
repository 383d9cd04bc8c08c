"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured } from "@/lib/domain/entities";
import styles from "../overview.module.css";
import { contactWords } from "./words";

const drawer = lazyPart(() =>
  import("../../contact/edit-contact-drawer").then(({ EditContactDrawer }) => EditContactDrawer),
);

/** The way to edit the contact beside the claim, for those who may. */
export function EditContact({ insured }: { insured: Insured }) {
  const { session } = useSession();
  const companyName = useCompanyNames().get(insured.companyKey) ?? "";
  const [isOpen, setIsOpen] = useState(false);
  const EditContactDrawer = useLazyLayer(drawer, isOpen, () => setIsOpen(false));
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span className={styles.edit}>
      <Button
        className={styles.editButton}
        size="sm"
        variant="ghost"
        aria-label={contactWords.editContact}
        onClick={() => setIsOpen(true)}
      >
        {contactWords.edit}
      </Button>
      {EditContactDrawer ? (
        <EditContactDrawer
          insured={insured}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          companyName={companyName}
          addressProvider={null}
        />
      ) : null}
    </span>
  );
}
