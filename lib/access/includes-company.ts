/** Whether a company is in a list of visible companies; null means that every company is visible. */
export const includesCompany = (companyKeys: readonly string[] | null, key: string): boolean =>
  companyKeys === null || companyKeys.includes(key);
