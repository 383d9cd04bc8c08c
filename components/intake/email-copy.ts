export const emailCopy = {
  title: "Email claim contents",
  about: (name: string) => `A list of the photos of ${name} with their tags, by room.`,
  to: "To",
  message: "Message (optional)",
  send: "Send",
  cancel: "Cancel",
  sent: (to: string) => `Contents sent to ${to}`,
};
