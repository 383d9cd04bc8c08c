"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { Popover } from "../overlays/popover";
import { isSameQuery } from "./saved-views";
import { savedViewsCopy } from "./saved-views-copy";
import type { SavedViews } from "./use-saved-views";

const savedViewsPanel = lazyPart(() => import("./saved-views-panel").then(({ SavedViewsPanel }) => SavedViewsPanel));

export type SavedViewsMenuProps = {
  saved: SavedViews;
  /** The list's path without a query. */
  path: string;
  query: string;
};

/** The viewer's saved views of a list: opens, saves and removes them. */
export function SavedViewsMenu({ saved, path, query }: SavedViewsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useLazyLayer(savedViewsPanel, isOpen, () => setIsOpen(false));
  const current = saved.views.find((view) => isSameQuery(view.query, query));
  return (
    <Popover
      label={savedViewsCopy.views}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" icon={<Bookmark />}>
          {current?.name ?? savedViewsCopy.views}
        </Button>
      }
    >
      {Panel ? <Panel saved={saved} path={path} query={query} onOpened={() => setIsOpen(false)} /> : null}
    </Popover>
  );
}
