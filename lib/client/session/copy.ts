export const SESSION_UNREADABLE = "Something went wrong";
export const SIGN_OUT_FAILED = "You could not be signed out. Please check your connection and try again.";
export const IMPERSONATION_FAILED = "Your role could not be changed. Please check your connection and try again.";
export const STOP_IMPERSONATING_FAILED = "You still act in the other role. Please check your connection and try again.";
export const LOGIN_PATH = "/login";
