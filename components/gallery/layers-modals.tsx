"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Drawer } from "@/components/ui/overlays/drawer";
import styles from "./layers.module.css";
import { Opened } from "./opened";
import { Section } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const cancelAndSave = (close: (isOpen: boolean) => void) =>
  [
    <Button key="cancel" onClick={() => close(false)}>
      Cancel
    </Button>,
    <Button key="save" variant="primary" onClick={() => close(false)}>
      Save
    </Button>,
  ] as const;

const PARAGRAPHS = Array.from({ length: 24 }, (_, index) => `${index + 1}. Water came through the kitchen ceiling.`);

export function DialogSection() {
  return (
    <Section
      title="Dialog"
      note="closes on Escape or an outside press; a question needs an answer; at most two actions"
    >
      <Opened id="dialog" label="Dialog">
        {(state) => (
          <Dialog
            {...state}
            title="Mark invalid"
            description="The claim becomes Invalid: nothing of it waits for a decision. It can be restored."
            footer={cancelAndSave(state.onOpenChange)}
          >
            <TextInput label="Reason" required defaultValue="Duplicate of KM-26-104417" />
          </Dialog>
        )}
      </Opened>
      <Opened id="long-dialog" label="Long dialog">
        {(state) => (
          <Dialog
            {...state}
            title={SPECIMEN_TEXTS.unbroken}
            description={SPECIMEN_TEXTS.rightToLeft}
            size="md"
            hasCloseButton
            footer={cancelAndSave(state.onOpenChange)}
          >
            {PARAGRAPHS.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Dialog>
        )}
      </Opened>
      <Opened id="confirm" label="Question">
        {(state) => (
          <ConfirmDialog
            {...state}
            title="Delete insured"
            question="Delete Dana Whitlock and everything that belongs to her? This cannot be undone."
            cancelLabel="Cancel"
            confirmLabel="Delete"
            isDanger
            onConfirm={() => state.onOpenChange(false)}
          />
        )}
      </Opened>
      <Opened id="busy" label="Question being answered">
        {(state) => (
          <ConfirmDialog
            {...state}
            title="Delete insured"
            question={SPECIMEN_TEXTS.markup}
            cancelLabel="Cancel"
            confirmLabel="Deleting"
            isDanger
            isBusy
            onConfirm={() => {}}
          />
        )}
      </Opened>
    </Section>
  );
}

export function DrawerSection() {
  return (
    <Section title="Drawer" note="right in two widths, left; its body scrolls between head and footer">
      <Opened id="drawer" label="Drawer">
        {(state) => (
          <Drawer {...state} title="New contact" footer={cancelAndSave(state.onOpenChange)}>
            <div className={styles.fields}>
              <TextInput label="Given name" defaultValue="Dana" />
              <TextInput label="Family name" defaultValue={SPECIMEN_TEXTS.rightToLeft} />
            </div>
          </Drawer>
        )}
      </Opened>
      <Opened id="wide-drawer" label="Wide drawer">
        {(state) => (
          <Drawer {...state} title="Bulk add" description={SPECIMEN_TEXTS.emoji} size="lg">
            {PARAGRAPHS.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Drawer>
        )}
      </Opened>
      <Opened id="left-drawer" label="Left drawer">
        {(state) => (
          <Drawer {...state} title="Filters" side="left">
            <TextInput label="Search" defaultValue={SPECIMEN_TEXTS.unbroken} />
          </Drawer>
        )}
      </Opened>
      <Stack />
    </Section>
  );
}

/** A menu in a dialog in a drawer: Escape closes one at a time. */
function Stack() {
  const isStack = useSearchParams().get("open") === "stack";
  const [hasDialog, setHasDialog] = useState(isStack);
  return (
    <Opened id="stack" label="Menu in a dialog in a drawer">
      {(state) => (
        <Drawer {...state} title="Contact">
          <Button onClick={() => setHasDialog(true)}>Choose a company</Button>
          <Dialog isOpen={hasDialog} onOpenChange={setHasDialog} title="Company" hasCloseButton>
            <Menu trigger={<Button>Sort</Button>}>
              <MenuItem>By name</MenuItem>
              <MenuItem>By city</MenuItem>
            </Menu>
          </Dialog>
        </Drawer>
      )}
    </Opened>
  );
}
