/** Letters of a company's name, as the backend takes them. */
export const LONGEST_COMPANY_NAME = 200;
