import { CloudAlert, CloudOff } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import { COPY } from "./frame/copy";

export type OfflineBannerViewProps = {
  isOnline: boolean;
  /** Edits still to be saved. */
  pending: number;
  /** Those of them that wait for an answer. */
  waiting: number;
  /** Edits that were refused. */
  failed: number;
  /** Files that failed, out of sight. */
  files: number;
  onShow: () => void;
};

/** One line over the page; nothing while everything is on its way or saved. */
export function OfflineBannerView({ isOnline, pending, waiting, failed, files, onShow }: OfflineBannerViewProps) {
  if (isOnline && waiting === 0 && failed === 0 && files === 0) return null;
  const kept = isOnline ? waiting : pending;
  const parts = [
    isOnline ? (waiting > 0 ? COPY.waitingForBackend : null) : COPY.offline,
    kept > 0 ? COPY.notSent(kept) : null,
    failed > 0 ? COPY.notSaved(failed) : null,
    files > 0 ? COPY.filesFailed(files) : null,
  ];
  const isBad = isOnline && waiting === 0;
  const edits = kept + failed;
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
