"use client";

import { Ban, Building2, CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import type { Company } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { companiesCopy } from "./copy";

const { actions: copy } = companiesCopy;

const edits = (role: Role) => may(role, "editCompanies");
const runsDemos = (role: Role) => may(role, "runDemos");
const owns = (role: Role) => may(role, "ownCompanies");

type Options = {
  /** The current row, or the page's company; null if there is none. */
  current: Company | null;
  /** Null if the role cannot create any. */
  onNew: (() => void) | null;
  onActive: (company: Company, isActive: boolean) => void;
  onReset: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Declares the company actions for the palette, with keys for the most common. */
export function useCompanyActions({ current, onNew, onActive, onReset, onDelete }: Options): void {
  const label = (what: string) => copy.of(what, current?.name ?? "");
  const isActive = current?.isActive ?? true;
  useActions([
    {
      id: "companies.new",
      group: "page",
      label: companiesCopy.newCompany,
      keys: ["n"],
      icon: Building2,
      isFor: owns,
      isOffered: onNew !== null,
      run: () => onNew?.(),
    },
    {
      id: "companies.active",
      group: "list",
      label: label(isActive ? copy.deactivate : copy.activate),
      icon: isActive ? Ban : CircleCheck,
      isFor: edits,
      isOffered: current !== null,
      run: () => current && onActive(current, !isActive),
    },
    {
      id: "companies.reset",
      group: "list",
      label: label(copy.reset),
      icon: RotateCcw,
      isFor: runsDemos,
      isOffered: Boolean(current?.firstState),
      run: () => current && onReset(current),
    },
    {
      id: "companies.delete",
      group: "list",
      label: label(copy.delete),
      icon: Trash2,
      isFor: owns,
      isOffered: current !== null,
      run: () => current && onDelete(current),
    },
  ]);
}
