"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer, useLazyPart } from "@/components/ui/lazy-part";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import type { ClaimOwner } from "../intake/new-claim-dialog";
import { removeInsured } from "./policy-edits";

const newInsured = lazyPart(() => import("../intake/new-insured-drawer").then((part) => part.NewInsuredDrawer));
const editInsured = lazyPart(() => import("../intake/edit-insured-drawer").then((part) => part.EditInsuredDrawer));

const newClaim = lazyPart(() => import("../intake/new-claim-dialog").then((part) => part.NewClaimDialog));
const demo = lazyPart(() => import("./demo-dialog").then((part) => part.DemoDialog));
const deletion = lazyPart(() => import("./delete-insured-dialog").then((part) => part.DeleteInsuredDialog));

/** The dialog or drawer that is open over the list. */
export type PolicyTask =
  | { kind: "new" | "demo" }
  | { kind: "edit" | "delete"; insured: Insured }
  | { kind: "claim"; insured: ClaimOwner };

type Props = {
  task: PolicyTask | null;
  onTask: (task: PolicyTask) => void;
  onClose: () => void;
  /** The current records of the list. */
  items: readonly Insured[];
  companyNames: ReadonlyMap<string, string>;
};

/** Drawers and dialogs of the list, loaded when first opened. The text of a new insured survives closing. */
export function PolicyTasks({ task, onTask, onClose, items, companyNames }: Props) {
  const NewInsured = useLazyLayer(newInsured, task?.kind === "new", onClose);
  const EditInsured = useLazyLayer(editInsured, task?.kind === "edit", onClose);
  const NewClaim = useLazyPart(newClaim, task?.kind === "claim", onClose);
  const Demo = useLazyPart(demo, task?.kind === "demo", onClose);
  const Deletion = useLazyPart(deletion, task?.kind === "delete", onClose);
  const [resetCount, setResetCount] = useState(0);
  const [edited, setEdited] = useState<Insured | null>(null);
  if (task?.kind === "edit" && task.insured.key !== edited?.key) setEdited(task.insured);
  // Keeps the last known record, because an edit may remove it from a filtered list.
  const listed = edited && items.find(({ key }) => key === edited.key);
  if (listed && listed !== edited) setEdited(listed);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      {NewInsured ? (
        <NewInsured
          key={resetCount}
          isOpen={task?.kind === "new"}
          onOpenChange={onOpenChange}
          companies={companyNames}
          onCreated={() => {
            onClose();
            setResetCount(resetCount + 1);
          }}
          onNewClaim={(insured) => onTask({ kind: "claim", insured })}
        />
      ) : null}
      {EditInsured && edited ? (
        <EditInsured
          key={edited.key}
          insured={edited}
          isOpen={task?.kind === "edit"}
          onOpenChange={onOpenChange}
          companyName={companyNames.get(edited.companyKey) ?? edited.companyKey}
        />
      ) : null}
      {task?.kind === "claim" && NewClaim ? (
        <NewClaim
          key={task.insured.key}
          insured={task.insured}
          project={latestProject(task.insured)}
          onClose={onClose}
        />
      ) : null}
      {task?.kind === "demo" && Demo ? <Demo companyNames={companyNames} onClose={onClose} /> : null}
      {task?.kind === "delete" && Deletion ? (
        <Deletion
          insured={task.insured}
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void removeInsured(task.insured);
          }}
        />
      ) : null}
    </>
  );
}
