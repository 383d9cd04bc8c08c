"use client";

import { BookMarked, CircleHelp, Keyboard, LogOut, Search, UserRoundCog } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import { bookmarksCopy } from "../bookmarks/copy";
import { BOOKMARKS_ACTION } from "../bookmarks-button";
import { COPY as SHELL_WORDS } from "../frame/copy";
import { shellModeOf } from "../frame/shell-mode";
import { useGo } from "../frame/use-go";
import { LogOutQuestion } from "../session/log-out-question";
import { COPY } from "./copy";
import { goActions } from "./go-actions";
import { useTypedAhead } from "./use-typed-ahead";
import { viewActions } from "./view-actions";

/** The ids of the commands that the shell's controls run. */
export const PALETTE_ACTION = "palette.open";
export const LOG_OUT_ACTION = "account.log-out";
export const IMPERSONATE_ACTION = "account.impersonate";
export const STOP_IMPERSONATING_ACTION = "account.stop-impersonating";
export const SHORTCUTS_ACTION = "help.shortcuts";

const paletteDialog = lazyPart(() =>
  import("../command-palette/palette-dialog").then(({ PaletteDialog }) => PaletteDialog),
);
const impersonationDialog = lazyPart(() =>
  import("../impersonation/impersonation-dialog").then(({ ImpersonationDialog }) => ImpersonationDialog),
);
const bookmarksDrawer = lazyPart(() =>
  import("../bookmarks/bookmarks-drawer").then(({ BookmarksDrawer }) => BookmarksDrawer),
);
const shortcutsOverlay = lazyPart(() => import("./shortcuts-overlay").then(({ ShortcutsOverlay }) => ShortcutsOverlay));

/** A layer of the shell over the page. */
type ShellLayer = "palette" | "shortcuts" | "impersonation" | "bookmarks" | "log-out";
type OpenLayer = (layer: ShellLayer) => void;

/** Declares the commands of every page and renders the palette, the list of keys and the dialogs. */
export function ShellActions() {
  const go = useGo();
  const mode = shellModeOf(usePathname());
  // In the scan editor, G moves the selection.
  const hasGoKeys = mode !== "bare";
  const appearance = useAppearance();
  const [openLayer, setOpenLayer] = useState<ShellLayer | null>(null);
  const helpAction = useHelpAction();
  const accountActions = useAccountActions(setOpenLayer);
  useActions([
    ...goActions(go, hasGoKeys),
    ...viewActions(appearance, mode, changeAppearance),
    ...layerActions(setOpenLayer, hasGoKeys),
    helpAction,
    ...accountActions,
  ]);
  return <ShellLayers openLayer={openLayer} onChange={setOpenLayer} />;
}

function layerActions(openLayer: OpenLayer, hasGoKeys: boolean): Action[] {
  return [
    {
      id: PALETTE_ACTION,
      group: "help",
      label: COPY.search,
      keys: ["mod+k"],
      icon: Search,
      isKeyOnly: true,
      worksWhileTyping: true,
      run: () => openLayer("palette"),
    },
    {
      id: SHORTCUTS_ACTION,
      group: "help",
      label: COPY.shortcuts,
      keywords: COPY.shortcutsKeywords,
      keys: ["?"],
      icon: Keyboard,
      run: () => openLayer("shortcuts"),
    },
    {
      id: BOOKMARKS_ACTION,
      group: "go",
      label: bookmarksCopy.open,
      keywords: bookmarksCopy.keywords,
      keys: hasGoKeys ? ["g b"] : undefined,
      icon: BookMarked,
      isFor: (role) => may(role, "reviewInspections"),
      run: () => openLayer("bookmarks"),
    },
  ];
}

/** Returns the action that opens the role's help. */
function useHelpAction(): Action {
  const { session } = useSession();
  const { helpUrl, helpUrlUnderwriting } = usePublicConfig();
  const help = session?.effectiveRole === "underwriting_reviewer" ? helpUrlUnderwriting : helpUrl;
  return {
    id: "help.documentation",
    group: "help",
    label: COPY.help,
    icon: CircleHelp,
    isOffered: Boolean(help),
    run: () => window.open(help ?? undefined, "_blank", "noreferrer"),
  };
}

function useAccountActions(openLayer: OpenLayer): Action[] {
  const { session } = useSession();
  return [
    {
      id: IMPERSONATE_ACTION,
      group: "account",
      label: COPY.impersonate,
      keywords: COPY.impersonateKeywords,
      icon: UserRoundCog,
      // The real role decides. During impersonation, only Stop is offered, because the role's companies may differ from
      // the employee's own.
      isOffered: session !== null && may(session.role, "impersonate") && !session.impersonation,
      run: () => openLayer("impersonation"),
    },
    {
      id: LOG_OUT_ACTION,
      group: "account",
      label: SHELL_WORDS.logOut,
      keywords: "sign out leave",
      icon: LogOut,
      run: () => openLayer("log-out"),
    },
  ];
}

type ShellLayersProps = { openLayer: ShellLayer | null; onChange: (layer: ShellLayer | null) => void };

/** The shell's layers, each loaded when it first opens. */
function ShellLayers({ openLayer, onChange }: ShellLayersProps) {
  const close = () => onChange(null);
  const Palette = useLazyLayer(paletteDialog, openLayer === "palette", close);
  const Shortcuts = useLazyLayer(shortcutsOverlay, openLayer === "shortcuts", close);
  const Impersonation = useLazyLayer(impersonationDialog, openLayer === "impersonation", close);
  const Bookmarks = useLazyLayer(bookmarksDrawer, openLayer === "bookmarks", close);
  const takeTyped = useTypedAhead(openLayer !== null && openLayer !== "log-out", close);
  const layerProps = (layer: ShellLayer) => ({
    isOpen: openLayer === layer,
    onOpenChange: (isOpen: boolean) => onChange(isOpen ? layer : null),
  });
  return (
    <>
      {Palette ? <Palette {...layerProps("palette")} takeTyped={takeTyped} /> : null}
      {Shortcuts ? <Shortcuts {...layerProps("shortcuts")} /> : null}
      {Impersonation ? <Impersonation {...layerProps("impersonation")} /> : null}
      {Bookmarks ? <Bookmarks {...layerProps("bookmarks")} /> : null}
      <LogOutQuestion {...layerProps("log-out")} />
    </>
  );
}
