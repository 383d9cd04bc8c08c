export const editClaimCopy = {
  edit: "Edit",
  editClaim: "Edit the claim",
  title: (number: string) => `Edit claim ${number}`,
  savesItself: "Every change is saved by itself.",
  label: (number: string) => `Claim ${number}`,
};
