export const PASSWORD_COPY = {
  password: "New password",
  confirmation: "Confirm password",
  mustContain: "Must contain:",
  rules: {
    length: "At least 8 characters",
    number: "A number",
    upperCase: "An upper-case letter",
    lowerCase: "A lower-case letter",
    symbol: "A symbol from ! @ # $ ^ &",
  },
  met: ", met",
  notYet: ", not yet",
  match: "Passwords match",
} as const;
