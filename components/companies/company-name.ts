/** The longest company name that the backend accepts. */
export const MAX_COMPANY_NAME_LENGTH = 200;
