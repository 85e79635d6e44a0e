import type { Mail } from "../platform/mail/mail.rules";

/** The recipient of a mail. */
export interface Addressee {
  email: string;
  name: string;
}

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;

/** The page that confirms an address. */
export const confirmationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/confirmar-email?token=${token}`;

/** The page that sets a new password. */
export const passwordResetUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset-password?type=recovery&token=${token}`;

/** @param url where the address is confirmed. */
export const confirmationMail = (to: Addressee, url: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "Confirme sua conta na Praia",
  greeting: greeting(to),
  paragraphs: [
    "Falta só um passo: confirme que este e-mail é seu, com a senha que você escolheu. O link vale por 24 horas e serve uma vez.",
  ],
  action: { label: "Confirmar e-mail", url },
  closing:
    "Se você não criou uma conta, ignore esta mensagem: enquanto o e-mail não é confirmado, a conta não pode ser usada.",
});

/** The portal that the request came from; it only changes the text of the mail. */
export const portals = ["ARENA", "FEDERATION", "ATHLETE"] as const;
export type Portal = (typeof portals)[number];
const portalName: Record<Portal, string> = {
  ARENA: "Acesso para Arenas",
  FEDERATION: "Acesso para Federações",
  ATHLETE: "Portal do Aluno",
};

/** @param url where the new password is chosen. */
export const passwordResetMail = (to: Addressee, portal: Portal, url: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "Redefinir sua senha na Praia",
  greeting: greeting(to),
  paragraphs: [
    `Recebemos um pedido para redefinir a senha da sua conta (${portalName[portal]}). O link vale por 30 minutos e serve uma vez.`,
  ],
  action: { label: "Redefinir senha", url },
  closing: "Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
});

/** @param resetUrl where the owner can recover the account after an unauthorised change. */
export const passwordChangedMail = (to: Addressee, resetUrl: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "Sua senha na Praia foi alterada",
  greeting: greeting(to),
  paragraphs: [
    "A senha da sua conta acaba de ser alterada. Por segurança, encerramos as sessões abertas nos seus aparelhos.",
  ],
  action: { label: "Não fui eu", url: resetUrl },
  closing: "Se foi você, não precisa fazer nada.",
});

/** @param url where the new address is confirmed. */
export const emailChangeMail = (to: Addressee, url: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "Confirme seu novo e-mail na Praia",
  greeting: greeting(to),
  paragraphs: [
    "Você pediu para usar este e-mail na sua conta. Ele passa a valer quando você o confirmar, com a sua senha. O link vale por 24 horas e serve uma vez.",
  ],
  action: { label: "Confirmar novo e-mail", url },
  closing: "Se você não pediu isso, ignore esta mensagem.",
});

/** Goes to the old address. @param contactUrl where the owner can report an unauthorised change. */
export const emailChangedMail = (to: Addressee, newEmail: string, contactUrl: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "O e-mail da sua conta na Praia foi alterado",
  greeting: greeting(to),
  paragraphs: [
    `Sua conta agora usa o e-mail ${maskEmail(newEmail)}. Este endereço não serve mais para entrar.`,
  ],
  action: { label: "Não fui eu", url: contactUrl },
  closing: "Se foi você, não precisa fazer nada.",
});

/** For an account that an admin created or reset. */
export const temporaryPasswordMail = (to: Addressee, password: string, url: string): Mail => ({
  to: to.email,
  bell: false,
  subject: "Sua senha provisória na Praia",
  greeting: greeting(to),
  paragraphs: [
    `Sua senha provisória é: ${password}`,
    "Ela vale por 72 horas. Ao entrar, você escolhe a sua própria senha.",
  ],
  action: { label: "Entrar", url },
});

/** To the address of an account that is no more. */
export const accountDeletedMail = (to: Addressee): Mail => ({
  to: to.email,
  bell: false,
  subject: "Sua conta na Praia foi excluída",
  greeting: greeting(to),
  paragraphs: [
    "Sua conta e seus dados pessoais foram excluídos, como você pediu.",
    "Os resultados esportivos continuam nos torneios sob um pseudônimo, e os registros financeiros são guardados por 5 anos, como a lei exige.",
  ],
  closing: "Bons jogos!",
});

/** "marina@praia.example" → "m•••@praia.example". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");
