"use client";

import {
  Ban,
  CircleCheck,
  Download,
  FilePlus,
  FlaskConical,
  PhoneCall,
  SquarePen,
  Trash2,
  UserPlus,
  X,
} from "lucide-react";
import { may } from "@/lib/access/permissions";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { exportCopy } from "@/lib/client/data/exports/copy";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { insuredCopy } from "./copy";

const { actions: copy } = insuredCopy;

const mayEdit = (role: Role) => may(role, "editClaims");

type Options = {
  /** The current row, if any. */
  current: Insured | null;
  isCallOpen: boolean;
  onNew: () => void;
  onDemo: () => void;
  onExport: () => void;
  onCall: (insured: Insured | null) => void;
  onEdit: (insured: Insured) => void;
  onNewClaim: (insured: Insured) => void;
  onActive: (insured: Insured, isActive: boolean) => void;
  onDelete: (insured: Insured) => void;
};

/** Declares the commands of the list for the palette and the keyboard. */
export function usePolicyActions({ current, isCallOpen, ...handlers }: Options): void {
  useActions([
    {
      id: "policies.new",
      group: "page",
      label: insuredCopy.newInsured,
      keys: ["n"],
      icon: UserPlus,
      isFor: mayEdit,
      run: handlers.onNew,
    },
    {
      id: "policies.demo",
      group: "page",
      label: insuredCopy.demo.create,
      icon: FlaskConical,
      isFor: (role) => may(role, "runDemos"),
      run: handlers.onDemo,
    },
    { id: "policies.export", group: "page", label: exportCopy.exportAll, icon: Download, run: handlers.onExport },
    {
      id: "policies.close-call",
      group: "page",
      label: copy.closeCall,
      keys: ["Escape"],
      icon: X,
      isOffered: isCallOpen,
      isKeyOnly: true,
      run: () => handlers.onCall(null),
    },
    ...(current ? actionsForRow(current, handlers) : []),
  ]);
}

function actionsForRow(current: Insured, handlers: Omit<Options, "current" | "isCallOpen">): Action[] {
  const label = (action: string) => copy.of(action, personName(current));
  const { isActive } = current;
  return [
    {
      id: "policies.call",
      group: "list",
      label: label(copy.callSheet),
      icon: PhoneCall,
      run: () => handlers.onCall(current),
    },
    {
      id: "policies.edit",
      group: "list",
      label: label(copy.edit),
      keys: ["shift+e"],
      icon: SquarePen,
      isFor: mayEdit,
      run: () => handlers.onEdit(current),
    },
    {
      id: "policies.new-claim",
      group: "list",
      label: label(copy.newClaim),
      icon: FilePlus,
      isFor: mayEdit,
      run: () => handlers.onNewClaim(current),
    },
    {
      id: "policies.active",
      group: "list",
      label: label(isActive ? copy.deactivate : copy.activate),
      icon: isActive ? Ban : CircleCheck,
      isFor: mayEdit,
      run: () => handlers.onActive(current, !isActive),
    },
    {
      id: "policies.delete",
      group: "list",
      label: label(copy.delete),
      icon: Trash2,
      isFor: (role) => may(role, "removeClaims"),
      run: () => handlers.onDelete(current),
    },
  ];
}
