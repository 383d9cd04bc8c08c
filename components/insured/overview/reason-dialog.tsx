"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DraftNote } from "@/components/ui/drafts/draft-note";
import { useDraftText } from "@/components/ui/drafts/use-draft-text";
import { TextInput } from "@/components/ui/text-input";
import { actionNeedsReason, type ProjectAction } from "@/lib/domain/transitions";
import styles from "./status-actions.module.css";
import { statusActionWords, statusWords } from "./status-words";

type Props = {
  /** Of the claim that is changed. */
  projectKey: string;
  action: ProjectAction;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks why, before a change that wants a reason. */
export function ReasonDialog({ projectKey, action, onCancel, onConfirm }: Props) {
  const { text: reason, change, draft, isKept } = useDraftText(`reason to ${action} ${projectKey}`);
  const formId = useId();
  const isRequired = actionNeedsReason(action);
  const { label, detail, asking } = statusActionWords[action];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={label}
      description={asking ?? detail}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {statusWords.cancel}
        </Button>,
        <Button key="confirm" type="submit" form={formId} variant="primary">
          {label}
        </Button>,
      ]}
    >
      <form
        id={formId}
        className={styles.reason}
        data-kept={isKept || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          change("");
          onConfirm(reason.trim());
        }}
      >
        <DraftNote draft={draft} />
        <TextInput
          label={isRequired ? statusWords.reason : statusWords.optionalReason}
          required={isRequired}
          pattern={isRequired ? ".*\\S.*" : undefined}
          maxLength={500}
          value={reason}
          onValueChange={change}
        />
      </form>
    </Dialog>
  );
}
