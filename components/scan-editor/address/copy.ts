/** What is said of what a link leads to. */
export const LINK_COPY = {
  /** Of `all` elements that the link selects, `gone` are no more. */
  gone: (gone: number, all: number) =>
    all === 1
      ? "What this link selects is no longer in the survey."
      : gone === all
        ? `None of the ${all} elements that this link selects is in the survey any more.`
        : `${gone} of the ${all} elements that this link selects ${gone === 1 ? "is" : "are"} no longer in the survey.`,
} as const;
