/** Whether a company is one of those that someone sees; null means every company. */
export const includesCompany = (companyKeys: readonly string[] | null, key: string): boolean =>
  companyKeys === null || companyKeys.includes(key);
