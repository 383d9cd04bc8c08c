"use client";

import { Ban, Check, Copy, Eye, Trash2, UserRound } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from "@/components/ui/menus/menu";
import { MenuCheckbox } from "@/components/ui/menus/menu-checkbox";
import { Submenu } from "@/components/ui/menus/submenu";
import { useHoverMenu } from "@/components/ui/menus/use-hover-menu";
import { Popover } from "@/components/ui/overlays/popover";
import { PLACEMENTS } from "@/components/ui/placement";
import { Tooltip } from "@/components/ui/tooltip";
import styles from "./layers.module.css";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

/** Menus of every kind, and in their twelve placements. */
export function MenuSection() {
  const open = useSearchParams().get("open");
  return (
    <Section
      title="Menu"
      note="opens on press, or also on hover; nested; closes on Escape, an outside press and scroll"
    >
      <Specimen label="?open=menu">
        <Menu trigger={<Button>Actions</Button>} isInitiallyOpen={open === "menu"}>
          <MenuLabel>Claim</MenuLabel>
          <MenuItem icon={<Eye />} shortcut="Enter">
            Open
          </MenuItem>
          <MenuItem icon={<Copy />} href="/gallery">
            Copy link
          </MenuItem>
          <MenuItem icon={<Check />} tone="ok" detail="The claim goes into processing">
            Mark reviewed
          </MenuItem>
          <MenuItem icon={<Ban />} disabledReason="Only for admins">
            Deactivate
          </MenuItem>
          <MenuItem>{SPECIMEN_TEXTS.unbroken}</MenuItem>
          <MenuItem>{SPECIMEN_TEXTS.rightToLeft}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} isDanger>
            Delete
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen label="?open=submenu, a menu in a menu">
        <Menu trigger={<Button>Nested</Button>} isInitiallyOpen={open === "submenu"}>
          <MenuItem>Open</MenuItem>
          <Submenu label="Assign to" icon={<UserRound />} isInitiallyOpen={open === "submenu"}>
            <MenuItem>Me</MenuItem>
            <Submenu label="A colleague">
              <MenuItem>Dana Whitlock</MenuItem>
              <MenuItem>Ines Carvalho</MenuItem>
            </Submenu>
          </Submenu>
          <Submenu label="Move to" disabledReason="Only for admins">
            <MenuItem>Delivered</MenuItem>
          </Submenu>
        </Menu>
      </Specimen>
      <ChoicesSpecimen isOpen={open === "choices"} />
      <Specimen label="also opens on hover">
        <Menu trigger={<Button>Export</Button>} opensOnHover={useHoverMenu}>
          <MenuItem>As CSV</MenuItem>
          <MenuItem>As PDF</MenuItem>
        </Menu>
      </Specimen>
      <Specimen label="the twelve placements" isWide>
        <div className={styles.placements}>
          {PLACEMENTS.map((placement) => (
            <Menu key={placement} placement={placement} trigger={<Button>{placement}</Button>} label={placement}>
              <MenuItem>Open</MenuItem>
              <MenuItem>Copy link</MenuItem>
            </Menu>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

function ChoicesSpecimen({ isOpen }: { isOpen: boolean }) {
  const [hasPhone, setHasPhone] = useState(true);
  const [order, setOrder] = useState("name");
  return (
    <Specimen label="?open=choices, several choices and one of several">
      <Menu trigger={<Button>View</Button>} isInitiallyOpen={isOpen}>
        <MenuLabel>Columns</MenuLabel>
        <MenuCheckbox isChecked={hasPhone} onCheckedChange={setHasPhone}>
          Phone
        </MenuCheckbox>
        <MenuSeparator />
        <MenuLabel>Order</MenuLabel>
        <MenuRadioGroup
          label="Order"
          value={order}
          onValueChange={setOrder}
          options={[
            { value: "name", label: "By name" },
            { value: "age", label: "By age" },
          ]}
        />
      </Menu>
    </Specimen>
  );
}

export function PopoverSection() {
  const [isOpen, setIsOpen] = useState(useSearchParams().get("open") === "popover");
  const [isActive, setIsActive] = useState(true);
  return (
    <Section title="Popover" note="takes the focus and returns it; closes like a menu">
      <Specimen label="?open=popover">
        <Popover
          trigger={<Button>Status</Button>}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          label="Filter by status"
          className={styles.popover}
        >
          <Checkbox label="Active" value={isActive} onValueChange={setIsActive} />
          <Checkbox label={SPECIMEN_TEXTS.emoji} />
        </Popover>
      </Specimen>
    </Section>
  );
}

export function TooltipSection() {
  const open = useSearchParams().get("open");
  return (
    <Section title="Tooltip" note="16 px away, on hover, keyboard focus and click; at most 280 px wide">
      <Specimen label="?open=tooltip">
        <Tooltip label="Opens the claim in the scan editor" isInitiallyOpen={open === "tooltip"}>
          <Button>Open scan editor</Button>
        </Tooltip>
      </Specimen>
      <Specimen label="?open=tooltip, with a key">
        <Tooltip label="Next in queue" shortcut="]" isInitiallyOpen={open === "tooltip"} placement="right-center">
          <Button>Next</Button>
        </Tooltip>
      </Specimen>
      <Specimen label="?open=tooltip, very long text">
        <Tooltip label={SPECIMEN_TEXTS.unbroken} isInitiallyOpen={open === "tooltip"} placement="top-start">
          <Button>Above</Button>
        </Tooltip>
      </Specimen>
      <Specimen label="names its button">
        <IconButton icon={<Trash2 />} label="Delete" />
      </Specimen>
    </Section>
  );
}
