"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextInput } from "@/components/ui/text-input";
import { actionNeedsReason, type ProjectAction } from "@/lib/domain/transitions";
import { statusActionWords, statusWords } from "./status-words";

type Props = { action: ProjectAction; onCancel: () => void; onConfirm: (reason: string) => void };

/** Asks why, before a change that wants a reason. */
export function ReasonDialog({ action, onCancel, onConfirm }: Props) {
  const [reason, setReason] = useState("");
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
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(reason.trim());
        }}
      >
        <TextInput
          label={isRequired ? statusWords.reason : statusWords.optionalReason}
          required={isRequired}
          pattern={isRequired ? ".*\\S.*" : undefined}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
