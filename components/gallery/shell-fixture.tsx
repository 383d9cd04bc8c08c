"use client";

import { BookMarked, Keyboard, LogOut, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { goActions } from "@/components/shell/actions/go-actions";
import { LOG_OUT_ACTION, PALETTE_ACTION, SHORTCUTS_ACTION } from "@/components/shell/actions/shell-actions";
import { BOOKMARKS_ACTION } from "@/components/shell/bookmarks-button";
import { useIsInBrowser } from "@/components/ui/use-is-in-browser";
import { useActions } from "@/lib/client/actions/use-actions";
import { type FixedAnswer, FixedAnswers } from "@/lib/client/providers/fixed-answers";
import { gallerySession, personAnswer } from "./shell-answers";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const nothing = () => undefined;
/** The commands that parts of the shell look up, and some to list; they do nothing here. Use once on a page. */
export function ShellCommands() {
  useActions([
    ...goActions(nothing),
    { id: PALETTE_ACTION, group: "help", label: "Search or jump to", keys: ["mod+k"], icon: Search, run: nothing },
    { id: SHORTCUTS_ACTION, group: "help", label: "Keyboard shortcuts", keys: ["?"], icon: Keyboard, run: nothing },
    {
      id: BOOKMARKS_ACTION,
      group: "go",
      label: "Bookmarked claims",
      keys: ["g b"],
      icon: BookMarked,
      run: nothing,
    },
    // Hidden from the palette's list here.
    { id: LOG_OUT_ACTION, group: "account", label: "Log Out", icon: LogOut, isKeyOnly: true, run: nothing },
    {
      id: "gallery.blocked",
      group: "page",
      label: "Mark done",
      keys: ["e"],
      disabledReason: "3 checks are open",
      run: nothing,
    },
    { id: "gallery.hard", group: "page", label: SPECIMEN_TEXTS.unbroken, keys: ["mod+shift+z", "u"], run: nothing },
  ]);
  return null;
}

/** One command with this label and the keys g and z. */
export function OneCommand({ label }: { label: string }) {
  useActions([{ id: "gallery.one", group: "page", label, keys: ["g z"], run: nothing }]);
  return null;
}

/** Renders its content for a signed-in admin with `answers` as the backend's answers. */
export function ShellFixture({ answers, children }: { answers?: () => readonly FixedAnswer[]; children: ReactNode }) {
  // The answers are relative to the current time, which only the browser knows.
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? <AnsweredShell answers={answers}>{children}</AnsweredShell> : null;
}

function AnsweredShell({ answers, children }: Parameters<typeof ShellFixture>[0]) {
  const [allAnswers] = useState(() => [personAnswer(), ...(answers?.() ?? [])]);
  const [session] = useState(gallerySession);
  return (
    <FixedAnswers session={session} answers={allAnswers}>
      {children}
    </FixedAnswers>
  );
}
