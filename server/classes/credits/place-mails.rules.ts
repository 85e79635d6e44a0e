import type { Mail } from "../../platform/mail/mail.rules";

export interface Placed {
  email: string;
  name: string;
  arena: string;
  /** "Aula D, ter., 07/04 às 19:00 (horário de Brasília)" */
  about: string;
  /** Of their classes. */
  url: string;
}

/** A waiting athlete got a place with one of their credits. */
export const placedMail = ({ email, name, arena, about, url }: Placed): Mail => ({
  to: email,
  bell: true,
  subject: `Você entrou na aula da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    "Abriu uma vaga, e ela é sua:",
    about,
    "Um crédito seu ficou reservado. Se não puder ir, saia da aula até 12 horas antes e ele volta.",
  ],
  action: { label: "Ver minhas aulas", url },
});

/** A place is free too shortly before the class to fill it automatically: it is held until the athlete's deadline. */
export const askedMail = ({ email, name, arena, about, url }: Placed, until: string): Mail => ({
  to: email,
  bell: true,
  subject: `Tem uma vaga na aula da ${arena}: confirme até ${until}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    "Abriu uma vaga na aula que você espera:",
    about,
    `Ela fica guardada para você até ${until}. Confirme até lá; depois a vaga passa para o próximo da fila.`,
    "Falta menos de 12 horas para a aula, então quem confirma e não vai não tem o crédito de volta.",
  ],
  action: { label: "Confirmar a vaga", url },
});
