/** One-time codes and backup codes (specification section 5). */
import { BACKUP_CODE_LENGTH, MFA_CODE_LENGTH } from "../domain/constants";

export function isMfaCode(text: string): boolean {
  return text.length === MFA_CODE_LENGTH && /^[0-9]+$/.test(text);
}

export function isBackupCode(text: string): boolean {
  return text.length === BACKUP_CODE_LENGTH && /^[a-zA-Z0-9]+$/.test(text);
}
