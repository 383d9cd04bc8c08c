"use client";

import { OwnAccount } from "../own-account";
import { BackupCodes } from "./backup-codes";
import { CodeSettings } from "./code-settings";
import { PasswordSettings } from "./password-settings";
import styles from "./security.module.css";

/** How one signs in: the password, the second step, and what helps where a code does not arrive. */
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
