"use client";

import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Glyph } from "@/components/ui/glyph";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/menu";
import { useProjectActions } from "@/lib/client/projects/use-project-actions";
import { useSession } from "@/lib/client/session/use-session";
import type { Project } from "@/lib/domain/entities";
import { statusLook } from "@/lib/domain/status-look";
import { type ProjectAction, targetStatus } from "@/lib/domain/transitions";
import { ReasonDialog } from "./reason-dialog";
import styles from "./status-actions.module.css";
import { likeliestAction, statusChoices, takesReason } from "./status-choices";
import { statusActionWords, statusWords } from "./status-words";

/** The changes of status that this claim and this role allow; the likeliest is one press away. */
export function StatusActions({ project }: { project: Project }) {
  const { session } = useSession();
  const { run } = useProjectActions(project, (action) => `${statusActionWords[action].label}, ${project.claimNumber}`);
  const [asked, setAsked] = useState<ProjectAction | null>(null);
  // The dialog opens once the menu is gone, or the two would pull at the focus.
  const chosen = useRef<ProjectAction | null>(null);
  const container = useRef<HTMLSpanElement>(null);
  const close = () => {
    setAsked(null);
    // The menu that led to the dialog is gone, so its button takes the focus back.
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus());
  };
  const choices = session ? statusChoices(project.status, session.effectiveRole) : [];
  if (choices.length === 0) return null;
  const likeliest = likeliestAction(project.status, choices);
  const choose = (action: ProjectAction) => {
    if (takesReason(action)) setAsked(action);
    else run(action);
  };
  const afterMenu = (event: Event) => {
    const action = chosen.current;
    chosen.current = null;
    if (action === null) return;
    if (takesReason(action)) event.preventDefault();
    choose(action);
  };
  const trigger = likeliest ? (
    <IconButton className={styles.more} variant="primary" icon={<ChevronDown />} label={statusWords.others} />
  ) : (
    <Button>
      {statusWords.change}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <span ref={container} className={styles.split}>
      {likeliest ? (
        <Button
          className={styles.face}
          variant="primary"
          icon={<Glyph name={statusActionWords[likeliest].glyph} />}
          onClick={() => choose(likeliest)}
        >
          {statusActionWords[likeliest].label}
        </Button>
      ) : null}
      <Menu placement="bottom-end" trigger={trigger} onCloseAutoFocus={afterMenu}>
        <MenuLabel>{statusWords.changeFrom(statusLook(project.status).label)}</MenuLabel>
        {choices.map(({ action, isAllowed }) => (
          <MenuItem
            key={action}
            icon={<Glyph name={statusActionWords[action].glyph} />}
            tone={statusLook(targetStatus(action)).tone}
            detail={statusActionWords[action].detail}
            disabledReason={isAllowed ? null : statusWords.notYours}
            onSelect={() => {
              chosen.current = action;
            }}
          >
            {statusActionWords[action].label}
          </MenuItem>
        ))}
      </Menu>
      {asked ? (
        <ReasonDialog
          action={asked}
          onCancel={close}
          onConfirm={(reason) => {
            close();
            run(asked, reason);
          }}
        />
      ) : null}
    </span>
  );
}
