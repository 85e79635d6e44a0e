import { counted } from "../../platform/plural.rules";
import type { Mail } from "../../platform/mail/mail.rules";
import { toPayInMail, type ToPay } from "../rental-mails.rules";
import { unansweredDayUse } from "./day-use-words.rules";

/** Day uses as a mail tells them: of one person at one arena, the first first. */
export interface DayUsesInMail {
  email: string;
  name: string;
  arena: string;
  /** "Day Use, ter., 07/04, das 06:00 às 22:00 (horário de Brasília)" */
  days: readonly string[];
}

const mostNamed = 10;
const named = (days: readonly string[]): string[] => {
  const more = days.length - mostNamed;
  return [...days.slice(0, mostNamed), ...(more > 0 ? [`e mais ${counted(more, "dia", "dias")}`] : [])];
};

const mail = (
  { email, name }: DayUsesInMail,
  subject: string,
  paragraphs: string[],
): Mail & { closing: string } => ({
  to: email,
  bell: true,
  subject,
  greeting: `Olá, ${name}!`,
  paragraphs,
  closing: "Em caso de dúvida, fale com a arena.",
});

/** The arena has said yes. One mail says what it costs, too. */
export const dayUseConfirmedMail = (told: DayUsesInMail, toPay: ToPay | null): Mail => ({
  ...mail(told, `Day Use confirmado na ${told.arena}`, [
    "A arena confirmou o seu Day Use:",
    ...named(told.days),
    ...toPayInMail(toPay).lines,
    "Se não puder ir, cancele pela página da arena: lá está até quando não custa nada.",
  ]),
  ...toPayInMail(toPay).more,
});

/** The arena has said no. */
export const dayUseRefusedMail = (told: DayUsesInMail, reason: string | null): Mail =>
  mail(told, `Day Use não confirmado na ${told.arena}`, [
    "A arena não pôde confirmar o seu Day Use:",
    ...named(told.days),
    ...(reason ? [`Motivo: ${reason}`] : []),
    "Nada será cobrado. Escolha outro dia na página da arena.",
  ]);

/** The arena has said nothing in time. */
export const dayUsesUnansweredMail = (told: DayUsesInMail): Mail =>
  mail(told, `Pedido de Day Use sem resposta da ${told.arena}`, [
    told.days.length === 1
      ? "A arena não respondeu a tempo, e o seu pedido foi cancelado:"
      : "A arena não respondeu a tempo, e os seus pedidos foram cancelados:",
    ...named(told.days),
    "Nada será cobrado. Escolha outro dia na página da arena ou fale com ela.",
  ]);

/** The arena cancels what it had confirmed. */
export const dayUseCancelledMail = (told: DayUsesInMail, reason: string | null): Mail =>
  mail(told, `Day Use cancelado na ${told.arena}`, [
    "A arena cancelou este Day Use:",
    ...named(told.days),
    ...(reason ? [`Motivo: ${reason}`] : []),
    "Nada será cobrado.",
  ]);

/** For the arena: somebody asks for a day, or has it. */
export const dayUseAskedMail = (
  { email, name, arena, days }: DayUsesInMail,
  { athlete, link, confirmed }: { athlete: string; link: string; confirmed: boolean },
): Mail => ({
  to: email,
  bell: true,
  subject: confirmed ? `Novo Day Use na ${arena}` : `Pedido de Day Use na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    confirmed ? `${athlete} garantiu um Day Use:` : `${athlete} pede um Day Use:`,
    ...named(days),
    ...(confirmed ? [] : [`A vaga fica guardada até você responder. ${unansweredDayUse}`]),
  ],
  action: { label: "Abrir o calendário", url: link },
});

/** For the arena: places are free again that athletes had. @param told its days each with whose it was. */
export const dayUsesGivenBackMail = ({ email, name, arena, days }: DayUsesInMail, link: string): Mail => ({
  to: email,
  bell: true,
  subject: `Day Use devolvido na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    days.length === 1
      ? "Um atleta cancelou o Day Use, e a vaga está livre de novo:"
      : "Atletas cancelaram o Day Use, e as vagas estão livres de novo:",
    ...named(days),
  ],
  action: { label: "Abrir o calendário", url: link },
});
