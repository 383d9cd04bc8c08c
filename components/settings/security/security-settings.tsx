"use client";

import { OwnAccount } from "../own-account";
import { BackupCodes } from "./backup-codes";
import { CodeSettings } from "./code-settings";
import { PasswordSettings } from "./password-settings";
import styles from "./security.module.css";

/** Shows how the employee signs in: the password, the second factor, and backup codes. */
export function SecuritySettings() {
  return (
    <OwnAccount>
      {(employee) => (
        <div className={styles.parts} key={employee.key}>
          <PasswordSettings employee={employee} />
          <CodeSettings employee={employee} />
          <BackupCodes employee={employee} />
        </div>
      )}
    </OwnAccount>
  );
}
