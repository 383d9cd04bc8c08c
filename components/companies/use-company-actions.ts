"use client";

import { Ban, Building2, CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import type { Company } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { companiesCopy } from "./copy";

const { actions: copy } = companiesCopy;

const canEdit = (role: Role) => may(role, "editCompanies");
const canRunDemos = (role: Role) => may(role, "runDemos");
const canOwn = (role: Role) => may(role, "ownCompanies");

type Options = {
  /** The current row, or the page's company; null if there is none. */
  current: Company | null;
  /** Null if the role cannot create companies. */
  onNew: (() => void) | null;
  onActive: (company: Company, isActive: boolean) => void;
  onReset: (company: Company) => void;
  onDelete: (company: Company) => void;
};

/** Declares the company actions for the palette, and a key for a new company. */
export function useCompanyActions({ current, onNew, onActive, onReset, onDelete }: Options): void {
  const label = (action: string) => copy.of(action, current?.name ?? "");
  const isActive = current?.isActive ?? true;
  useActions([
    {
      id: "companies.new",
      group: "page",
      label: companiesCopy.newCompany,
      keys: ["n"],
      icon: Building2,
      isFor: canOwn,
      isOffered: onNew !== null,
      run: () => onNew?.(),
    },
    {
      id: "companies.active",
      group: "list",
      label: label(isActive ? copy.deactivate : copy.activate),
      icon: isActive ? Ban : CircleCheck,
      isFor: canEdit,
      isOffered: current !== null,
      run: () => current && onActive(current, !isActive),
    },
    {
      id: "companies.reset",
      group: "list",
      label: label(copy.reset),
      icon: RotateCcw,
      isFor: canRunDemos,
      isOffered: Boolean(current?.firstState),
      run: () => current && onReset(current),
    },
    {
      id: "companies.delete",
      group: "list",
      label: label(copy.delete),
      icon: Trash2,
      isFor: canOwn,
      isOffered: current !== null,
      run: () => current && onDelete(current),
    },
  ]);
}
