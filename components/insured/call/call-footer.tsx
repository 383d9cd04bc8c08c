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
import { callCopy as words } from "./copy";

/** What follows from a call: its summary on the clipboard, or the claim itself, which may have to be made. */
type Props = { facts: CallFacts; onNewClaim: ((insured: Insured) => void) | null };

export function CallFooter({ facts, onNewClaim }: Props) {
  const { insured, project } = facts;
  const copy = () => copyText(callSummary(facts), words.copied, words.copyFailed);
  useActions([{ id: "call.copy", group: "page", label: words.copy, keys: ["shift+c"], icon: Copy, run: copy }]);
  const shortcut = useAction("call.copy")?.shortcut;
  return (
    <footer className={styles.footer}>
      <Button isFullWidth icon={<Copy aria-hidden="true" />} title={shortcut} onClick={() => void copy()}>
        {words.copy}
      </Button>
      {project ? (
        <LinkButton
          variant="primary"
          isFullWidth
          icon={<CornerDownLeft aria-hidden="true" />}
          href={overviewPath(insured.key, project.key)}
        >
          {words.open}
        </LinkButton>
      ) : onNewClaim ? (
        <Button
          variant="primary"
          isFullWidth
          icon={<FilePlus aria-hidden="true" />}
          onClick={() => onNewClaim(insured)}
        >
          {words.newClaim}
        </Button>
      ) : null}
    </footer>
  );
}
