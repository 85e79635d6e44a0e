import { inSentence } from "../../arenas/arena-name.rules";
import type { Mail } from "../../platform/mail/mail.rules";

interface Answered {
  arena: string;
  accepted: boolean;
  /** The arena's page. */
  url: string;
}

/** To the athlete, when the arena has answered. */
export const joinAnsweredMail = (
  to: { email: string; name: string },
  { arena, accepted, url }: Answered,
): Mail => ({
  to: to.email,
  bell: true,
  subject: accepted ? `${arena} aceitou o seu pedido` : `${arena} não aceitou o seu pedido`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: accepted
    ? [
        `Agora você é atleta da ${inSentence(arena)} na Praia.`,
        "Já pode se inscrever nos torneios que são só para atletas da arena.",
      ]
    : [
        `A ${inSentence(arena)} não aceitou o seu pedido para entrar.`,
        "Se achar que houve engano, fale com a arena.",
      ],
  action: { label: "Ver a página da arena", url },
});

/**
 * To the owner of the arena, about the first join request after a pause.
 * @param url page where requests are answered.
 */
export const joinAskedMail = (
  to: { email: string; name: string },
  { arena, athlete, url }: { arena: string; athlete: string; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `${athlete} quer entrar na ${inSentence(arena)}`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `${athlete} pediu para ser atleta da ${inSentence(arena)}.`,
    "Em “Novos atletas” você aceita ou recusa este pedido e os que vierem depois.",
  ],
  action: { label: "Ver os pedidos", url },
});
