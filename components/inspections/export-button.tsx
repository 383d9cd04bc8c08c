import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { exportCopy } from "@/lib/client/data/exports/copy";

type Props = {
  /** Null while no export runs. */
  progress: string | null;
  onPress: () => void;
};

/** Exports the list; shows the progress while it runs. */
export function ExportButton({ progress, onPress }: Props) {
  return (
    <Button variant="ghost" icon={<Download aria-hidden="true" />} isLoading={progress !== null} onClick={onPress}>
      {progress || exportCopy.exportAll}
    </Button>
  );
}
