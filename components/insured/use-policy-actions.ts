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

const edits = (role: Role) => may(role, "editClaims");

type Options = {
  /** The current row; null while there is none. */
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

/** Declares what can be done on the list: from the palette, and the likeliest by a key. */
export function usePolicyActions({ current, isCallOpen, ...does }: Options): void {
  useActions([
    {
      id: "policies.new",
      group: "page",
      label: insuredCopy.newContact,
      keys: ["n"],
      icon: UserPlus,
      isFor: edits,
      run: does.onNew,
    },
    {
      id: "policies.demo",
      group: "page",
      label: insuredCopy.demo.create,
      icon: FlaskConical,
      isFor: (role) => may(role, "runDemos"),
      run: does.onDemo,
    },
    { id: "policies.export", group: "page", label: exportCopy.exportAll, icon: Download, run: does.onExport },
    {
      id: "policies.close-call",
      group: "page",
      label: copy.closeCall,
      keys: ["Escape"],
      icon: X,
      isOffered: isCallOpen,
      isKeyOnly: true,
      run: () => does.onCall(null),
    },
    ...(current ? ofCurrent(current, does) : []),
  ]);
}

function ofCurrent(current: Insured, does: Omit<Options, "current" | "isCallOpen">): Action[] {
  const label = (what: string) => copy.of(what, personName(current));
  const { isActive } = current;
  return [
    {
      id: "policies.call",
      group: "list",
      label: label(copy.callSheet),
      icon: PhoneCall,
      run: () => does.onCall(current),
    },
    {
      id: "policies.edit",
      group: "list",
      label: label(copy.edit),
      keys: ["shift+e"],
      icon: SquarePen,
      isFor: edits,
      run: () => does.onEdit(current),
    },
    {
      id: "policies.new-claim",
      group: "list",
      label: label(copy.newClaim),
      icon: FilePlus,
      isFor: edits,
      run: () => does.onNewClaim(current),
    },
    {
      id: "policies.active",
      group: "list",
      label: label(isActive ? copy.deactivate : copy.activate),
      icon: isActive ? Ban : CircleCheck,
      isFor: edits,
      run: () => does.onActive(current, !isActive),
    },
    {
      id: "policies.delete",
      group: "list",
      label: label(copy.delete),
      icon: Trash2,
      isFor: (role) => may(role, "removeClaims"),
      run: () => does.onDelete(current),
    },
  ];
}
