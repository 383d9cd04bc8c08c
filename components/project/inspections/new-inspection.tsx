"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Project } from "@/lib/domain/entities";
import styles from "../parts/overview.module.css";
import { inspectionWords } from "./words";

const dialog = lazyPart(() => import("./new-inspection-dialog").then(({ NewInspectionDialog }) => NewInspectionDialog));

/** The button that adds an inspection to a claim, for those who may. */
export function NewInspection({ project }: { project: Project }) {
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const NewInspectionDialog = useLazyLayer(dialog, isOpen, () => setIsOpen(false));
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span className={styles.end}>
      <Button size="sm" icon={<Plus />} onClick={() => setIsOpen(true)}>
        {inspectionWords.newInspection}
      </Button>
      {NewInspectionDialog && isOpen ? (
        <NewInspectionDialog project={project} onClose={() => setIsOpen(false)} />
      ) : null}
    </span>
  );
}
