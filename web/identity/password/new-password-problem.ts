import type { ToastText } from "../../ui/toaster";

/** What a toast says of two new passwords; the rest of the rules speaks beside the fields only. */
export function newPasswordProblem(password: string, repeated: string): ToastText | null {
  if (password !== repeated)
    return {
      title: "Senhas não coincidem",
      description: "Por favor, verifique se as senhas são idênticas.",
    };
  if (password.length < 8)
    return { title: "Senha muito curta", description: "A senha deve ter pelo menos 8 caracteres." };
  return null;
}
