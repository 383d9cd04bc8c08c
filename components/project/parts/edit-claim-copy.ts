/** What is said where a claim's facts are edited. */
export const editClaimCopy = {
  edit: "Edit",
  editClaim: "Edit the claim",
  title: (number: string) => `Edit claim ${number}`,
  savesItself: "Every change is saved by itself.",
  label: (number: string) => `Claim ${number}`,
  waiting: "Sent as soon as the backend answers",
};
