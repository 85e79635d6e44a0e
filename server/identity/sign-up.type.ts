import { emailSuccess } from "./success.type";

/** What the fields of every sign-up say. */
export const signUpPassword =
  "Password, 8 to 128 characters with lower case, upper case and a digit (senha).";
export const signUpEmail = "The login, where the confirmation is sent (e-mail).";

export const signedUp = (name: string) =>
  emailSuccess(name, "A confirmation is on its way (cadastro realizado).");
