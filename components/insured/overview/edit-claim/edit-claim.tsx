"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured, Project } from "@/lib/domain/entities";
import styles from "../overview.module.css";
import { editClaimWords as words } from "./words";

const drawer = lazyPart(() => import("./edit-claim-drawer").then(({ EditClaimDrawer }) => EditClaimDrawer));

/** The way to edit the claim's facts beside them, for those who may. */
export function EditClaim({ insured, project }: { insured: Insured; project: Project }) {
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const EditClaimDrawer = useLazyLayer(drawer, isOpen, () => setIsOpen(false));
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span className={styles.edit}>
      <Button
        className={styles.editButton}
        size="sm"
        variant="ghost"
        aria-label={words.editClaim}
        onClick={() => setIsOpen(true)}
      >
        {words.edit}
      </Button>
      {EditClaimDrawer ? (
        <EditClaimDrawer insured={insured} project={project} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </span>
  );
}
