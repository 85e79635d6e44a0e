import { composeMail, type Mail } from "../platform/mail/mail.rules";

/** @param url where the address is confirmed. */
export const confirmationMail = (to: string, name: string, url: string): Mail =>
  composeMail(to, {
    subject: "Confirme sua conta na Praia",
    greeting: `Olá, ${name}!`,
    paragraphs: ["Falta só um passo: confirme que este e-mail é seu. O link vale por 24 horas."],
    action: { label: "Confirmar e-mail", url },
    closing: "Se você não criou uma conta, ignore esta mensagem.",
  });
