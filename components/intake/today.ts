/** Returns today's date in the browser's time zone, YYYY-MM-DD. */
export const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());
