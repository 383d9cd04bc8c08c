"use client";

import { Copy, CornerDownLeft, FilePlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { useAction } from "@/lib/client/actions/use-action";
import { useActions } from "@/lib/client/actions/use-actions";
import { copyText } from "@/lib/client/alerts/copy-text";
import type { Insured } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import styles from "./call-sheet.module.css";
import { type CallFacts, callSummary } from "./call-summary";
import { callCopy as copy } from "./copy";

type Props = { facts: CallFacts; onNewClaim: ((insured: Insured) => void) | null };

export function CallFooter({ facts, onNewClaim }: Props) {
  const { insured, project } = facts;
  const copySummary = () => copyText(callSummary(facts), copy.copied, copy.copyFailed);
  useActions([{ id: "call.copy", group: "page", label: copy.copy, keys: ["shift+c"], icon: Copy, run: copySummary }]);
  const shortcut = useAction("call.copy")?.shortcut;
  return (
    <footer className={styles.footer}>
      <Button isFullWidth icon={<Copy aria-hidden="true" />} title={shortcut} onClick={() => void copySummary()}>
        {copy.copy}
      </Button>
      {project ? (
        <LinkButton
          variant="primary"
          isFullWidth
          icon={<CornerDownLeft aria-hidden="true" />}
          href={overviewPath(insured.key, project.key)}
        >
          {copy.open}
        </LinkButton>
      ) : onNewClaim ? (
        <Button
          variant="primary"
          isFullWidth
          icon={<FilePlus aria-hidden="true" />}
          onClick={() => onNewClaim(insured)}
        >
          {copy.newClaim}
        </Button>
      ) : null}
    </footer>
  );
}
