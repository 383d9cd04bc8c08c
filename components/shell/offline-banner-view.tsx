import { CloudAlert, CloudOff } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import { COPY } from "./frame/copy";

export type OfflineBannerViewProps = {
  isOnline: boolean;
  /** Unsaved edits. */
  pending: number;
  /** Unsaved edits that wait for an answer. */
  waiting: number;
  /** Refused edits. */
  failed: number;
  /** Failed files that the page does not show. */
  files: number;
  onShow: () => void;
};

/** A banner above the page; renders nothing while all edits are in flight or saved. */
export function OfflineBannerView({ isOnline, pending, waiting, failed, files, onShow }: OfflineBannerViewProps) {
  if (isOnline && waiting === 0 && failed === 0 && files === 0) return null;
  const unsent = isOnline ? waiting : pending;
  const parts = [
    isOnline ? (waiting > 0 ? COPY.waitingForBackend : null) : COPY.offline,
    unsent > 0 ? COPY.notSent(unsent) : null,
    failed > 0 ? COPY.notSaved(failed) : null,
    files > 0 ? COPY.filesFailed(files) : null,
  ];
  const isBad = isOnline && waiting === 0;
  const edits = unsent + failed;
  const Icon = isBad ? CloudAlert : CloudOff;
  const show = (
    <button type="button" onClick={onShow}>
      {files === 0 ? COPY.showEdits : edits === 0 ? COPY.showFiles : COPY.showEditsAndFiles}
    </button>
  );
  return (
    <Notice
      tone={isBad ? "bad" : "warn"}
      isBanner
      icon={<Icon aria-hidden="true" />}
      action={edits + files > 0 ? show : undefined}
    >
      {parts.filter(Boolean).join(" ")}
    </Notice>
  );
}
