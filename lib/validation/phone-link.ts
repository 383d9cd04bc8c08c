const EXTENSION = / ext\. (\d+)$/;

/** Whether a stored phone number has an extension: it can be called, but not texted. */
export const hasExtension = (phone: string): boolean => EXTENSION.test(phone);

/**
 * The link of a stored phone number: RFC 3966, such as "tel:+15125550110;ext=23". Text that is no number is unchanged.
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(EXTENSION, ";ext=$1")}`;
}
