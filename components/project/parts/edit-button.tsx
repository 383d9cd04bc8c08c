"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { type LazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import { editClaimCopy } from "./edit-claim-copy";
import styles from "./overview.module.css";

type Props<Part extends object> = {
  label: string;
  /** Loaded when first opened. */
  drawer: LazyPart<Part>;
  draw: (Drawer: Part, state: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
};

/** The Edit button of a panel, for roles that may change claims; opens a drawer. */
export function EditButton<Part extends object>({ label, drawer, draw }: Props<Part>) {
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const Drawer = useLazyLayer(drawer, isOpen, () => setIsOpen(false));
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span className={styles.edit}>
      <Button
        className={styles.editButton}
        size="sm"
        variant="ghost"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {editClaimCopy.edit}
      </Button>
      {Drawer ? draw(Drawer, { isOpen, onOpenChange: setIsOpen }) : null}
    </span>
  );
}
