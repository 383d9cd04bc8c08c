const EXTENSION = / ext\. (\d+)$/;

/** Whether a stored phone number has an extension; such a number can be called, but not texted. */
export const hasExtension = (phone: string): boolean => EXTENSION.test(phone);

/**
 * Returns the RFC 3966 link of a stored phone number, such as "tel:+15125550110;ext=23". Text that is not a number only
 * gets the prefix "tel:".
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(EXTENSION, ";ext=$1")}`;
}
