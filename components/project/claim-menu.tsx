"use client";

import { FilePlus, MoreHorizontal } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured, Project } from "@/lib/domain/entities";
import { claimFormCopy } from "../intake/claim-copy";

const newClaim = lazyPart(() => import("../intake/new-claim-dialog").then(({ NewClaimDialog }) => NewClaimDialog));

/** More actions of a claim, for roles that may edit it. */
export function ClaimMenu({ insured, project }: { insured: Insured; project: Project }) {
  const { session } = useSession();
  const dialog = useMenuDialog<"new-claim">();
  const NewClaimDialog = useLazyLayer(newClaim, dialog.shown !== null, dialog.close);
  useActions([
    {
      id: "claim.new",
      group: "page",
      label: claimFormCopy.newClaim,
      icon: FilePlus,
      isFor: (role) => may(role, "editClaims"),
      run: () => dialog.show("new-claim"),
    },
  ]);
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span ref={dialog.container}>
      <Menu
        placement="bottom-end"
        trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={claimFormCopy.more} />}
        onCloseAutoFocus={dialog.afterMenu}
      >
        <MenuItem icon={<FilePlus />} detail={claimFormCopy.newClaimDetail} onSelect={() => dialog.choose("new-claim")}>
          {claimFormCopy.newClaim}
        </MenuItem>
      </Menu>
      {NewClaimDialog && dialog.shown ? (
        <NewClaimDialog insured={insured} project={project} onClose={dialog.close} />
      ) : null}
    </span>
  );
}
