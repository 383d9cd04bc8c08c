"use client";

import { Link2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Dialog } from "@/components/ui/overlays/dialog";
import { copyText } from "@/lib/client/alerts/copy-text";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Customization } from "@/lib/domain/entities";
import { reportCopy as copy } from "./copy";
import { CustomizationFields } from "./customization-fields";
import reportStyles from "./reports.module.css";

type Props = { customizationKey: string; onClose: () => void };

/** One customization, reloaded when opened. The address of the dialog can be shared. */
export function CustomizationDialog({ customizationKey, onClose }: Props) {
  const { data, error, reload } = useBackend("customization.get", { key: customizationKey });
  const copyLink = () => void copyText(window.location.href, copy.linkCopied, copy.linkNotCopied);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={data?.title || copy.untitled}
      description={data ? copy.ofParent(data.parentType) : undefined}
      footer={[
        <Button key="link" icon={<Link2 />} onClick={copyLink}>
          {copy.copyLink}
        </Button>,
        <Button key="close" variant="primary" onClick={onClose}>
          {copy.close}
        </Button>,
      ]}
    >
      {data ? <Parts fields={data.fields ?? []} /> : null}
      {!data && error ? <ErrorState message={error.message} onRetry={reload} retryLabel={copy.retry} /> : null}
      {!data && !error ? <Skeleton width="60%" height={96} /> : null}
    </Dialog>
  );
}

function Parts({ fields }: { fields: NonNullable<Customization["fields"]> }) {
  const enabled = fields.filter(({ isEnabled }) => isEnabled);
  return (
    <div className={reportStyles.customizations}>
      <p>{copy.counts(enabled.length, fields.length - enabled.length)}</p>
      <CustomizationFields fields={[...enabled, ...fields.filter(({ isEnabled }) => !isEnabled)]} />
    </div>
  );
}
