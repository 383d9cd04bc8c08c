export const VISIT_COPY = {
  title: "Ask for a visit",
  name: "Name",
  email: "Email",
  kind: "What to look at",
  kinds: [
    { value: "roof", text: "Roof" },
    { value: "interior", text: "Interior" },
    { value: "whole", text: "Whole house" },
  ],
  floors: "Floors",
  rooms: "Rooms that matter most",
  roomChoices: [
    { value: "kitchen", text: "Kitchen" },
    { value: "bath", text: "Bath" },
    { value: "attic", text: "Attic" },
    { value: "garage", text: "Garage" },
  ],
  days: "Days that suit",
  channel: "Answer by",
  channels: [
    { value: "email", label: "Email" },
    { value: "text", label: "Text" },
  ],
  note: "Note",
  agree: "The insured knows of the visit",
  agreeFirst: "Call the insured first",
  submit: "Ask for the visit",
} as const;
