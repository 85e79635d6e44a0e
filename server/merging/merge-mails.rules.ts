import { inSentence } from "../arenas/arena-name.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** To the account whose address an arena has written into a record; the name is shown where they answer. */
export const recordClaimMail = (to: { email: string; name: string }, { url }: { url: string }): Mail => ({
  to: to.email,
  bell: true,
  subject: "Este cadastro é seu?",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "Uma arena fez um cadastro de atleta com o seu e-mail.",
    "Em “Minha conta” você vê o nome, a arena e o nível e diz se é seu. Nada muda enquanto você não responder.",
  ],
  action: { label: "Ver o cadastro", url },
});

/** To the arena whose record the owner of its address has refused; nothing of their account. */
export const recordRefusedMail = (
  to: { email: string; name: string },
  { athlete, email, url }: { athlete: string; email: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `Confira o e-mail de ${athlete}`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `Quem usa o e-mail ${email} respondeu que o cadastro de ${athlete} não é seu. O cadastro continua na sua lista como estava.`,
    "Corrija o e-mail ou deixe em branco. Se for menor de idade, convide o responsável no perfil do atleta.",
  ],
  action: { label: "Ver os atletas", url },
});

/** To the owner of the account. Of the other record it contains only the name, which the arena entered. */
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
