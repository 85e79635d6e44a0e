import { inSentence } from "../arenas/arena-name.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** To whoever has the account; of the other record no more than its name, which the arena has given it. */
export const mergeRequestMail = (
  to: { email: string; name: string },
  { arena, otherName, url }: { arena: string; otherName: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: "Este cadastro também é seu?",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `A ${inSentence(arena)} tem um cadastro em nome de ${otherName} e acredita que também é seu.`,
    "Em “Minha conta” você vê o que vem com ele e responde. Nada muda enquanto você não responder, e a arena não fica sabendo de nada da sua conta.",
  ],
  action: { label: "Ver o pedido", url },
  closing: "Se você não conhece esta arena, recuse ou ignore esta mensagem.",
});
