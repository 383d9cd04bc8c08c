export const VISIT_COPY = {
  title: "Request a visit",
  name: "Name",
  email: "Email",
  kind: "Area to inspect",
  kinds: [
    { value: "roof", text: "Roof" },
    { value: "interior", text: "Interior" },
    { value: "whole", text: "Whole house" },
  ],
  floors: "Floors",
  rooms: "Most important rooms",
  roomChoices: [
    { value: "kitchen", text: "Kitchen" },
    { value: "bath", text: "Bath" },
    { value: "attic", text: "Attic" },
    { value: "garage", text: "Garage" },
  ],
  days: "Available days",
  channel: "Contact by",
  channels: [
    { value: "email", label: "Email" },
    { value: "text", label: "Text" },
  ],
  note: "Note",
  agree: "The insured knows about the visit",
  agreeFirst: "Call the insured first",
  submit: "Request visit",
} as const;
