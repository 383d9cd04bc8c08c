/** The longest company name that the backend accepts. */
export const LONGEST_COMPANY_NAME = 200;
