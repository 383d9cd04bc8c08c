"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Glyph } from "@/components/ui/glyph";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/menus/menu";
import { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { useActions } from "@/lib/client/actions/use-actions";
import { useSession } from "@/lib/client/session/use-session";
import type { Project } from "@/lib/domain/entities";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { type ProjectAction, targetStatus } from "@/lib/domain/transitions";
import { statusActionCopy, statusCopy } from "./parts/status-copy";
import styles from "./status-actions.module.css";
import { likeliestAction, type StatusChoice, statusChoices, takesReason } from "./status-choices";
import { StatusConflictDialog } from "./status-conflict-dialog";
import { useStatusChange } from "./use-status-change";

const reasonDialog = lazyPart(() => import("./reason-dialog").then(({ ReasonDialog }) => ReasonDialog));

/** The status changes that this claim and role allow; the likeliest has its own button. */
export function StatusActions({ project }: { project: Project }) {
  const { session } = useSession();
  const { conflict, take, ...decide } = useStatusChange(project);
  const reason = useMenuDialog<ProjectAction>();
  const ReasonDialog = useLazyLayer(reasonDialog, reason.shown !== null, reason.close);
  const choices = session ? statusChoices(project.status, session.effectiveRole) : [];
  const choose = (action: ProjectAction) => {
    if (takesReason(action)) reason.show(action);
    else void take(action);
  };
  // The button that opened the dialog may have changed, so `reason.close` restores the focus.
  const runAndRestoreFocus = (action: () => void) => {
    action();
    reason.close();
  };
  useActions(
    choices.map(({ action, isAllowed }) => ({
      id: `claim.${action}`,
      group: "page",
      label: statusActionCopy[action].label,
      keywords: statusCopy.change,
      disabledReason: isAllowed ? null : statusCopy.notYours,
      run: () => choose(action),
    })),
  );
  if (!session || (choices.length === 0 && conflict === null)) return null;
  const likeliest = likeliestAction(project.status, choices);
  return (
    <span ref={reason.container} className={styles.split}>
      {likeliest ? (
        <Button
          className={styles.face}
          variant="primary"
          icon={<Glyph name={statusActionCopy[likeliest].glyph} />}
          title={statusActionCopy[likeliest].detail}
          onClick={() => choose(likeliest)}
        >
          {statusActionCopy[likeliest].label}
        </Button>
      ) : null}
      {choices.length > 0 ? (
        <StatusMenu
          status={project.status}
          choices={choices}
          isSplit={likeliest !== null}
          onChoose={(action) => {
            if (takesReason(action)) reason.choose(action);
            else void take(action);
          }}
          onCloseAutoFocus={reason.afterMenu}
        />
      ) : null}
      {ReasonDialog && reason.shown ? (
        <ReasonDialog
          projectKey={project.key}
          action={reason.shown}
          onCancel={reason.close}
          onConfirm={(reasonText) => {
            const action = reason.shown;
            reason.close();
            if (action) void take(action, reasonText);
          }}
        />
      ) : null}
      {conflict ? (
        <StatusConflictDialog
          conflict={conflict}
          role={session.effectiveRole}
          onKeep={() => runAndRestoreFocus(decide.keepTheirs)}
          onSetMine={() => runAndRestoreFocus(() => void decide.setMine())}
          onClose={() => runAndRestoreFocus(decide.leaveOpen)}
        />
      ) : null}
    </span>
  );
}

type StatusMenuProps = {
  status: ProjectStatus;
  choices: readonly StatusChoice[];
  /** Whether the likeliest action has its own button, next to the menu's. */
  isSplit: boolean;
  onChoose: (action: ProjectAction) => void;
  onCloseAutoFocus: (event: Event) => void;
};

function StatusMenu({ status, choices, isSplit, onChoose, onCloseAutoFocus }: StatusMenuProps) {
  const trigger = isSplit ? (
    <IconButton className={styles.more} variant="primary" icon={<ChevronDown />} label={statusCopy.others} />
  ) : (
    <Button>
      {statusCopy.change}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <Menu placement="bottom-end" trigger={trigger} onCloseAutoFocus={onCloseAutoFocus}>
      <MenuLabel>{statusCopy.changeFrom(statusLook(status).label)}</MenuLabel>
      {choices.map(({ action, isAllowed }) => (
        <MenuItem
          key={action}
          icon={<Glyph name={statusActionCopy[action].glyph} />}
          tone={statusLook(targetStatus(action)).tone}
          detail={statusActionCopy[action].detail}
          disabledReason={isAllowed ? null : statusCopy.notYours}
          onSelect={() => onChoose(action)}
        >
          {statusActionCopy[action].label}
        </MenuItem>
      ))}
    </Menu>
  );
}
