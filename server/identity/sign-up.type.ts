import { emailSuccess } from "./success.type";

/** What the fields of every sign-up say. */
export const signUpPassword = "Senha: 8 to 128 characters with lower case, upper case and a digit.";
export const signUpEmail = "E-mail: where the confirmation is sent; the login.";

export const signedUp = (name: string) =>
  emailSuccess(name, "Cadastro realizado: a confirmation is on its way.");
