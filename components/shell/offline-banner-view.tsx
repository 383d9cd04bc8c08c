import { CloudAlert, CloudOff } from "lucide-react";
import { Notice } from "@/components/ui/feedback/notice";
import { WORDS } from "./frame/words";

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
    isOnline ? (waiting > 0 ? WORDS.waitingForBackend : null) : WORDS.offline,
    kept > 0 ? WORDS.notSent(kept) : null,
    failed > 0 ? WORDS.notSaved(failed) : null,
    files > 0 ? WORDS.filesFailed(files) : null,
  ];
  const isBad = isOnline && waiting === 0;
  const edits = kept + failed;
  const Icon = isBad ? CloudAlert : CloudOff;
  const show = (
    <button type="button" onClick={onShow}>
      {files === 0 ? WORDS.showEdits : edits === 0 ? WORDS.showFiles : WORDS.showEditsAndFiles}
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
