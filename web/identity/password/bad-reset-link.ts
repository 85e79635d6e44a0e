import type { ToastText } from "../../ui/toaster";

/** Why a reset link leads nowhere; "closed" is what the API says of a token that ran out, served or never was one. */
export type BadResetLink = "none" | "otherPurpose" | "incomplete" | "closed";

export const badResetLink: Record<BadResetLink, ToastText> = {
  none: {
    title: "Acesso direto não permitido",
    description: "Você deve acessar esta página através do link enviado por e-mail.",
  },
  otherPurpose: { title: "Link inválido", description: "Este link não é para redefinição de senha." },
  incomplete: {
    title: "Link incompleto",
    description: "Este link de redefinição de senha está incompleto.",
  },
  closed: {
    title: "Link inválido",
    description: "Este link de redefinição de senha é inválido ou expirou.",
  },
};
