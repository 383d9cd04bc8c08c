"use client";

import { PictureField } from "@/components/ui/media/picture-field";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { sendLogo } from "@/lib/client/data/companies/send-logo";
import { contentCheck } from "@/lib/client/data/media/content-check";
import type { Company } from "@/lib/domain/entities";
import { onePicture } from "@/lib/domain/upload-rules";
import { removeLogo } from "../company-edits";
import { CompanyLogo } from "../company-logo";
import { companyCopy } from "./copy";

const copy = companyCopy.logo;
const RULES = { ...onePicture("logo"), typesLabel: copy.types, inspect: contentCheck("logo") };

/** The company's logo, with controls to change or remove it. */
export function LogoField({ company }: { company: Company }) {
  const { key, name, logoUrl } = company;
  return (
    <PictureField
      copy={{ ...copy, title: copy.title(name) }}
      rules={RULES}
      cut="square"
      send={async (file, options) => {
        const outcome = await sendLogo(key, file, options, copy.saving(name));
        showAlert({ type: "success", message: outcome === "done" ? copy.saved : copy.savedLater });
      }}
      hasPicture={Boolean(logoUrl)}
      onRemove={() => void removeLogo(company)}
    >
      <CompanyLogo name={name} logoUrl={logoUrl} isLarge />
    </PictureField>
  );
}
