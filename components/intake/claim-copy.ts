import type { OrderType } from "@/lib/domain/project-status";

export const claimFormCopy = {
  more: "More actions for this claim",
  newClaim: "New claim",
  newClaimDetail: "Another claim for this insured.",
  about: (name: string) => `A new claim for ${name}. It starts in Needs media.`,
  claimNumber: "Claim number",
  orderType: "Order",
  orderTypes: [
    { value: "claim", text: "Claim" },
    { value: "multiroom-claim", text: "Multiroom claim" },
    { value: "underwriting", text: "Underwriting" },
  ] satisfies { value: OrderType; text: string }[],
  propertyKey: "Property",
  causeOfLoss: "Cause of loss",
  dateOfLoss: "Date of loss",
  future: "Date of loss can't be in the future",
  cancel: "Cancel",
  create: "Create claim",
  createLabel: (claim: string) => `New claim ${claim}`,
  created: (claim: string) => `Claim ${claim} created`,
  createLater: (claim: string) => `Claim ${claim} will be created when the connection is back.`,
};
