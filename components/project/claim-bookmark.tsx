"use client";

import { Bookmark } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { may } from "@/lib/access/permissions";
import { useAction } from "@/lib/client/actions/use-action";
import { useActions } from "@/lib/client/actions/use-actions";
import { useBookmark } from "@/lib/client/data/bookmarks/use-bookmark";
import type { Project } from "@/lib/domain/entities";
import { overviewCopy } from "./parts/copy";

/** The button and command that bookmark the claim for the signed-in employee. */
export function ClaimBookmark({ project }: { project: Project }) {
  const { isSet, isKnown, toggle } = useBookmark("project", project.key, {
    create: overviewCopy.bookmarking(project.claimNumber),
    delete: overviewCopy.unbookmarking(project.claimNumber),
  });
  const label = isSet ? overviewCopy.unbookmark : overviewCopy.bookmark;
  const disabledReason = isKnown ? null : overviewCopy.bookmarkUnknown;
  useActions([
    {
      id: "claim.bookmark",
      group: "page",
      label,
      icon: Bookmark,
      keys: ["m"],
      isFor: (role) => may(role, "reviewInspections"),
      disabledReason,
      run: toggle,
    },
  ]);
  const action = useAction("claim.bookmark");
  if (action === null) return null;
  return (
    <IconButton
      size="sm"
      icon={<Bookmark fill={isSet ? "currentColor" : "none"} />}
      label={label}
      shortcut={action.shortcut}
      aria-pressed={isSet}
      disabledReason={disabledReason ?? undefined}
      onClick={isKnown ? toggle : undefined}
    />
  );
}
