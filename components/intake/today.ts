/** Today as the viewer's calendar has it, YYYY-MM-DD. */
export const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());
