"use client";

import { FormRow } from "@/components/ui/forms/form";
import { TextInput } from "@/components/ui/inputs/text-input";
import { COPY, PROFILE_COPY as copy } from "../copy";
import { OwnAccount } from "../own-account";
import { SettingsSection } from "../settings-section";
import { OwnPhoto } from "./own-photo";
import { OwnTextField } from "./own-text-field";
import styles from "./profile.module.css";

/** The employee's names, phone and photo, each saved automatically. */
export function ProfileSettings() {
  return (
    <OwnAccount>
      {(employee) => (
        <SettingsSection title={COPY.profile} detail={copy.detail}>
          <div className={styles.fields} key={employee.key}>
            <OwnPhoto employee={employee} />
            <FormRow>
              <OwnTextField field="givenName" employee={employee} />
              <OwnTextField field="familyName" employee={employee} />
            </FormRow>
            <TextInput label={copy.email} value={employee.email} readOnly hint={copy.emailHint} autoComplete="off" />
            <OwnTextField field="phone" employee={employee} />
          </div>
        </SettingsSection>
      )}
    </OwnAccount>
  );
}
