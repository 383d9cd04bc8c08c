export const LINK_COPY = {
  /** `missing` of the `all` elements that the link selects are not in the survey. */
  missing: (missing: number, all: number) =>
    all === 1
      ? "The element in this link is no longer in the survey."
      : missing === all
        ? `None of the ${all} elements in this link are in the survey anymore.`
        : `${missing} of the ${all} elements in this link ${missing === 1 ? "is" : "are"} no longer in the survey.`,
} as const;
