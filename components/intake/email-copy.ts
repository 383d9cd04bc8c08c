export const emailCopy = {
  title: "Email claim contents",
  about: (name: string) => `The list of photos of ${name}, room by room, with their tags.`,
  to: "To",
  message: "Message (optional)",
  send: "Send",
  cancel: "Cancel",
  sent: (to: string) => `The contents were sent to ${to}`,
};
