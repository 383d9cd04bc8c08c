/** What can be added to a claim from its head, in words. */
import type { OrderType } from "@/lib/domain/project-status";

export const claimFormCopy = {
  more: "More for this claim",
  newClaim: "New claim",
  newClaimDetail: "Another claim of the same insured.",
  about: (name: string) => `A new claim of ${name}. It starts as Needs media.`,
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
  future: "Choose today or a day before",
  cancel: "Cancel",
  create: "Create claim",
  createLabel: (claim: string) => `New claim ${claim}`,
  created: (claim: string) => `Claim ${claim} was created`,
  createLater: (claim: string) => `Claim ${claim} is created as soon as the backend answers.`,
};
