"use client";

import { ChevronRight, Download, Ellipsis, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/link-button";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const VARIANTS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;

/** Buttons of every variant, size and state. Hover and focus are live. */
export function ButtonsGroup() {
  return (
    <>
      <Section title="Button" note="default, with an icon, loading, disabled with a reason; three sizes">
        {VARIANTS.map((variant) => (
          <Specimen key={variant} label={variant}>
            <Button variant={variant}>Save</Button>
          </Specimen>
        ))}
        {VARIANTS.map((variant) => (
          <Specimen key={variant} label={`${variant}, with an icon`}>
            <Button variant={variant} icon={<Plus />}>
              Add
            </Button>
          </Specimen>
        ))}
        {VARIANTS.map((variant) => (
          <Specimen key={variant} label={`${variant}, busy`}>
            <Button variant={variant} isLoading>
              Saving
            </Button>
          </Specimen>
        ))}
        {VARIANTS.map((variant) => (
          <Specimen key={variant} label={`${variant}, blocked: hover or focus tells why`}>
            <Button variant={variant} disabledReason="3 checks are open">
              Mark done
            </Button>
          </Specimen>
        ))}
        {SIZES.map((size) => (
          <Specimen key={size} label={`size ${size}`}>
            <Button variant="primary" size={size}>
              Save
            </Button>
          </Specimen>
        ))}
        <Specimen label="full width, very long text">
          <Button isFullWidth>{SPECIMEN_TEXTS.unbroken}</Button>
        </Specimen>
      </Section>
      <Section title="Icon button, link button, key" note="named by a label that is also the tooltip">
        <Specimen label="icon button">
          <IconButton icon={<Ellipsis />} label="More" />
        </Specimen>
        <Specimen label="icon button, with its shortcut in the tooltip">
          <IconButton icon={<ChevronRight />} label="Next in queue" shortcut="]" variant="secondary" />
        </Specimen>
        <Specimen label="icon button, disabled">
          <IconButton icon={<Download />} label="Export" disabledReason="The list is empty" />
        </Specimen>
        <Specimen label="link that looks like a button">
          <LinkButton href="/gallery">Open the gallery</LinkButton>
        </Specimen>
        <Specimen label="copy button, shows a check mark after copying">
          <CopyButton text="KM-26-104417" label="Copy the claim number" copiedLabel="Copied" />
        </Specimen>
        <Specimen label="key">
          <Kbd>⌘K</Kbd>
        </Specimen>
      </Section>
    </>
  );
}
