"use client";

import { FormRow } from "@/components/ui/forms/form";
import { TextInput } from "@/components/ui/inputs/text-input";
import { OwnAccount } from "../own-account";
import { SettingsSection } from "../settings-section";
import { WORDS, PROFILE_WORDS as words } from "../words";
import { OwnPhoto } from "./own-photo";
import { OwnTextField } from "./own-text-field";
import styles from "./profile.module.css";

/** Who one is to the others: names, phone and photo, each saved by itself. */
export function ProfileSettings() {
  return (
    <OwnAccount>
      {(employee) => (
        <SettingsSection title={WORDS.profile} detail={words.detail}>
          <div className={styles.fields} key={employee.key}>
            <OwnPhoto employee={employee} />
            <FormRow>
              <OwnTextField field="givenName" employee={employee} />
              <OwnTextField field="familyName" employee={employee} />
            </FormRow>
            <TextInput label={words.email} value={employee.email} readOnly hint={words.emailHint} autoComplete="off" />
            <OwnTextField field="phone" employee={employee} />
          </div>
        </SettingsSection>
      )}
    </OwnAccount>
  );
}
