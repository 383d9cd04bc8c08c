"use client";

import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { ShortcutsOverlay } from "@/components/shell/actions/shortcuts-overlay";
import { BookmarksDrawer } from "@/components/shell/bookmarks/bookmarks-drawer";
import { PaletteView } from "@/components/shell/command-palette/palette-view";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/inputs/text-input";
import { ActionMenuItem } from "@/components/ui/menus/action-menu-item";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup } from "@/components/ui/menus/menu";
import { MenuCheckbox } from "@/components/ui/menus/menu-checkbox";
import { Submenu } from "@/components/ui/menus/submenu";
import { CommandDialog } from "@/components/ui/overlays/command-dialog";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Drawer } from "@/components/ui/overlays/drawer";
import { FloatingWindow } from "@/components/ui/overlays/floating-window/floating-window";
import { Popover } from "@/components/ui/overlays/popover";
import { BulkReport } from "@/components/ui/table/bulk-report";
import { Tooltip } from "@/components/ui/tooltip";
import { TextBearingFormDialog } from "./hard-text-form";
import { bookmarkOf } from "./shell-answers";
import { OneCommand, ShellFixture } from "./shell-fixture";

export type LayerState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A layer's name, and a function that renders the layer with the same text everywhere. */
export type TextBearingLayer = readonly [layer: string, draw: (text: string, state: LayerState) => ReactNode];

const nothing = () => undefined;
const answers = (text: string, close: () => void) =>
  [
    <Button key="cancel" onClick={close}>
      {text}
    </Button>,
    <Button key="save" variant="primary" onClick={close}>
      {text}
    </Button>,
  ] as const;
/** The maximum length of the palette's field. */
const searchOf = (text: string) => text.slice(0, 300);
const item = (text: string) => ({ id: "one", label: text, detail: text, disabledReason: text });

/** Every layer with one text in all its texts. */
export const HARD_TEXT_LAYERS: readonly TextBearingLayer[] = [
  [
    "dialog",
    (text, state) => (
      <Dialog
        {...state}
        title={text}
        description={text}
        hasCloseButton
        closeLabel={text}
        footer={answers(text, () => state.onOpenChange(false))}
      >
        <TextInput label={text} hint={text} />
        <p>{text}</p>
      </Dialog>
    ),
  ],
  [
    "form",
    (text, { isOpen, onOpenChange }) => (
      <TextBearingFormDialog text={text} isOpen={isOpen} onClose={() => onOpenChange(false)} />
    ),
  ],
  [
    "drawer",
    (text, state) => (
      <Drawer {...state} title={text} description={text} footer={answers(text, () => state.onOpenChange(false))}>
        <p>{text}</p>
      </Drawer>
    ),
  ],
  [
    "question",
    (text, state) => (
      <ConfirmDialog
        {...state}
        title={text}
        question={text}
        cancelLabel={text}
        confirmLabel={text}
        onConfirm={() => state.onOpenChange(false)}
      />
    ),
  ],
  [
    "report of what failed",
    (text, { isOpen, onOpenChange }) => (
      <BulkReport
        isOpen={isOpen}
        title={text}
        description={text}
        failures={[{ key: "one", name: text, message: text }]}
        closeLabel={text}
        retry={{ label: text, onRetry: nothing }}
        onClose={() => onOpenChange(false)}
      />
    ),
  ],
  [
    "menu",
    (text, { isOpen, onOpenChange }) =>
      isOpen ? (
        <Menu trigger={<Button>Menu</Button>} label={text} isInitiallyOpen onOpenChange={onOpenChange}>
          <MenuLabel>{text}</MenuLabel>
          <MenuItem icon={<Eye />} detail={text}>
            {text}
          </MenuItem>
          <MenuItem disabledReason={text}>{text}</MenuItem>
          <ActionMenuItem action={{ label: text, disabledReason: null, run: nothing }} />
          <MenuCheckbox isChecked onCheckedChange={nothing}>
            {text}
          </MenuCheckbox>
          <MenuRadioGroup label={text} value="one" onValueChange={nothing} options={[{ value: "one", label: text }]} />
          <Submenu label={text} disabledReason={text}>
            <MenuItem>{text}</MenuItem>
          </Submenu>
        </Menu>
      ) : null,
  ],
  [
    "submenu",
    (text, { isOpen, onOpenChange }) =>
      isOpen ? (
        <Menu trigger={<Button>Menu</Button>} isInitiallyOpen onOpenChange={onOpenChange}>
          <Submenu label={text} isInitiallyOpen>
            <MenuItem>{text}</MenuItem>
          </Submenu>
        </Menu>
      ) : null,
  ],
  [
    "popover",
    (text, state) => (
      <Popover {...state} trigger={<Button>Popover</Button>} label={text}>
        <p>{text}</p>
        <Button>{text}</Button>
      </Popover>
    ),
  ],
  [
    "tooltip",
    (text, { isOpen }) =>
      isOpen ? (
        <Tooltip label={text} isInitiallyOpen>
          <Button>Tooltip</Button>
        </Tooltip>
      ) : null,
  ],
  [
    "floating window",
    (text, state) => (
      <FloatingWindow {...state} id="gallery-text" title={text} actions={<Button size="sm">{text}</Button>}>
        <p>{text}</p>
      </FloatingWindow>
    ),
  ],
  [
    "palette",
    (text, state) => (
      <CommandDialog {...state} label={text}>
        <PaletteView
          search={searchOf(text)}
          onSearchChange={nothing}
          sections={[{ id: "one", heading: text, items: [item(text)] }]}
          onChoose={nothing}
          message={text}
          error={text}
          announcement={text}
        />
      </CommandDialog>
    ),
  ],
  [
    "shortcuts",
    (text, state) => (
      <ShellFixture>
        <OneCommand label={text} />
        <ShortcutsOverlay {...state} />
      </ShellFixture>
    ),
  ],
  [
    "bookmarks",
    (text, state) => (
      <ShellFixture answers={() => bookmarkOf(text)}>
        <BookmarksDrawer {...state} />
      </ShellFixture>
    ),
  ],
];
