export const editClaimCopy = {
  edit: "Edit",
  editClaim: "Edit claim",
  editInsured: "Edit insured",
  editProperty: "Edit property",
  title: (number: string) => `Edit claim ${number}`,
  savesAutomatically: "Changes save automatically.",
  label: (number: string) => `Claim ${number}`,
};
