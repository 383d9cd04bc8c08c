import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { exportCopy } from "@/lib/client/data/exports/copy";

type Props = {
  /** Null while nothing is being exported. */
  progress: string | null;
  onPress: () => void;
};

/** Puts the list into a file; while that goes on it says how far it is. */
export function ExportButton({ progress, onPress }: Props) {
  return (
    <Button variant="ghost" icon={<Download aria-hidden="true" />} isLoading={progress !== null} onClick={onPress}>
      {progress || exportCopy.exportAll}
    </Button>
  );
}
