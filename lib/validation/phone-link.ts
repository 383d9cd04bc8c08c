const EXTENSION = / ext\. (\d+)$/;

/** Whether a stored phone number has an extension: a call can reach it, a text cannot. */
export const hasExtension = (phone: string): boolean => EXTENSION.test(phone);

/** Where a stored phone number leads: RFC 3966, such as "tel:+15125550110;ext=23". What is no number stays as it is. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(EXTENSION, ";ext=$1")}`;
}
